import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Something marked so lies along the window's bottom edge. */
const aboveBar = ':root:has([data-bottom-bar]) &';

/**
 * Floats, so that nothing on the page moves when the connection comes and goes: in the empty middle of the top bar where
 * that is wide, else at the bottom, above a pager.
 */
export const banner = style(
  inComponents({
    ...typography.bodySm,
    position: 'fixed',
    insetBlockStart: vars.space[4],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.toast,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${vars.space[8]})`,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.popover,
    textWrap: 'balance',
    selectors: { '[dir=rtl] &': { transform: 'translateX(50%)' } },
    '@media': {
      [media.belowMenu]: {
        insetBlock: `auto ${vars.space[4]}`,
        selectors: { [aboveBar]: { insetBlockEnd: `calc(68px + env(safe-area-inset-bottom))` } },
      },
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);
