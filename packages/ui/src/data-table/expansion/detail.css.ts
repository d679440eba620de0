import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/index.ts';

export const detail = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    background: vars.color.bg.subtle,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': { print: { position: 'static', transform: 'none !important' } },
  }),
);

/** As wide as what is seen, wherever the columns are scrolled to. */
export const detailCell = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${vars.space[4]} ${vars.space[4]}`,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  }),
);
