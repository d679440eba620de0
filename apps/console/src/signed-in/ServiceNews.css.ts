import { inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Something marked so lies along the window's bottom edge. */
const aboveBar = ':root:has([data-bottom-bar]) &';

/** Floats, so that nothing moves when a service goes and comes; at the bottom, as news of the connection are at the top. */
export const floating = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: vars.space[4],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.toast,
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${vars.space[8]})`,
    overflow: 'hidden',
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.popover,
    selectors: {
      '[dir=rtl] &': { transform: 'translateX(50%)' },
      [aboveBar]: { insetBlockEnd: `calc(68px + env(safe-area-inset-bottom))` },
    },
    '@media': { [media.forcedColors]: { border: '1px solid' }, print: { display: 'none' } },
  }),
);
