import {
  aboveBarsOfPhone,
  bandHeight,
  inComponents,
  media,
  typography,
  underModal,
  vars,
} from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Position of floating banners, which overlay the page without a layout shift: in the empty middle of a wide top bar,
 * otherwise at the bottom, above a pager.
 */
export const floating = style(
  inComponents({
    position: 'fixed',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.toast,
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${vars.space[8]})`,
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.popover,
    selectors: {
      '[dir=rtl] &': { transform: 'translateX(50%)' },
    },
    '@media': {
      [media.belowMenu]: {
        insetBlockEnd: vars.space[4],
        selectors: { ...aboveBarsOfPhone, [underModal]: { insetBlockEnd: vars.space[4] } },
      },
      [media.fromMenu]: { insetBlockStart: `calc(${bandHeight} + ${vars.space[3]})` },
      [media.forcedColors]: { border: '1px solid' },
      print: { display: 'none' },
    },
  }),
);

/** One line of text, possibly with a button. */
export const line = style([
  floating,
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    textWrap: 'balance',
  }),
]);
