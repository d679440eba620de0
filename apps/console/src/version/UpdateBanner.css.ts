import { inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Something marked so lies along the window's bottom edge. */
const aboveBar = ':root:has([data-bottom-bar]) &';

export const floating = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.toast,
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${vars.space[8]})`,
    overflow: 'hidden',
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.popover,
    selectors: { '[dir=rtl] &': { transform: 'translateX(50%)' } },
    '@media': {
      [media.belowMenu]: {
        insetBlock: `auto ${vars.space[4]}`,
        selectors: { [aboveBar]: { insetBlockEnd: `calc(68px + env(safe-area-inset-bottom))` } },
      },
      [media.forcedColors]: { border: '1px solid' },
      print: { display: 'none' },
    },
  }),
);

/** Nothing works any more before the reload: the whole width, and no way past it. */
export const blocking = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.z.toast,
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.popover,
    '@media': { print: { display: 'none' } },
  }),
);
