import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

export const status = style(
  inComponents({
    display: 'inline-flex',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    // In a line of text, and in a row of a table, the word stands on the line of the words beside it.
    alignItems: 'baseline',
    gap: '6px',
    whiteSpace: 'nowrap',
  }),
);

/** A word that is too long for its column ends in "…". */
export const label = style(inComponents({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

/** For a thing at rest: its word is as quiet as its picture. */
export const quiet = style([status, inComponents({ color: vars.color.fg.muted })]);

const icon = style(inComponents({ flex: 'none', alignSelf: 'center' }));

export const icons = styleVariants({
  success: [icon, inComponents({ color: vars.tone.success.fg })],
  info: [icon, inComponents({ color: vars.tone.info.fg })],
  warning: [icon, inComponents({ color: vars.tone.warning.fg })],
  danger: [icon, inComponents({ color: vars.tone.danger.fg })],
  neutral: [icon],
});
