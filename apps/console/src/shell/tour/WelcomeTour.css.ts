import { aboveBars, aboveBarsOfPhone, inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Overlays and snackbars take precedence. */
const whileCovered = 'body:has([role=dialog]:not(.tour-box), [role=alertdialog], [role=menu], [data-snackbar])';

export const offer = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: vars.space[8],
    insetInlineEnd: vars.space[8],
    inlineSize: '328px',
    zIndex: vars.z.nav,
    padding: vars.space[4],
    borderRadius: vars.radius[5],
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.dialog,
    selectors: { ...aboveBars, [`${whileCovered} &`]: { visibility: 'hidden' } },
    '@media': {
      [media.belowSm]: {
        insetInline: vars.space[4],
        insetBlockEnd: vars.space[4],
        inlineSize: 'auto',
        selectors: aboveBarsOfPhone,
      },
      [media.forcedColors]: { border: '1px solid' },
      print: { display: 'none' },
    },
  }),
);

globalStyle(`${whileCovered} :is(.tour-box, .tour-arrow, .tour-spotlight)`, { visibility: 'hidden' });

export const title = style(inComponents({ ...typography.title, color: vars.color.fg.strong }));
export const text = style(inComponents({ marginBlock: vars.space[1], color: vars.color.fg.muted }));
export const buttons = style(
  inComponents({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2], marginBlockStart: vars.space[3] }),
);
