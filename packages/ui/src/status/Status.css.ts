import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

export const status = style(
  inComponents({
    display: 'inline-flex',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    // Aligns the label with the text around it, in a sentence and in a table row.
    alignItems: 'baseline',
    gap: '6px',
    whiteSpace: 'nowrap',
  }),
);

export const label = style(inComponents({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

/** For inactive items: the label is as muted as the icon. */
export const quiet = style([status, inComponents({ color: vars.color.fg.muted })]);

const icon = style(inComponents({ flex: 'none', alignSelf: 'center' }));

export const icons = styleVariants({
  success: [icon, inComponents({ color: vars.tone.success.fg })],
  info: [icon, inComponents({ color: vars.tone.info.fg })],
  warning: [icon, inComponents({ color: vars.tone.warning.fg })],
  danger: [icon, inComponents({ color: vars.tone.danger.fg })],
  neutral: [icon],
});
