import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Something marked so lies along the window's bottom edge. */
const aboveBar = ':root:has([data-bottom-bar]) &';

/** Floats where the offline banner does, so that nothing moves and no title or close button is covered. */
const floating = style(
  inComponents({
    ...typography.bodySm,
    position: 'fixed',
    insetBlockStart: vars.space[3],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.toast,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${vars.space[8]})`,
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderRadius: vars.radius[4],
    boxShadow: vars.shadow.popover,
    textWrap: 'balance',
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

export const banner = style([
  floating,
  inComponents({ background: vars.color.bg.overlay, color: vars.color.fg.default }),
]);

export const blocking = style([
  floating,
  inComponents({
    background: vars.tone.danger.bg,
    color: vars.tone.danger.fgStrong,
    border: `1px solid ${vars.tone.danger.bgActive}`,
  }),
]);
