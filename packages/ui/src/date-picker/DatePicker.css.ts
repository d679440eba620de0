import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../theme/index.ts';

export const popover = style(inComponents({ inlineSize: '292px' }));

export const dialog = style(inComponents({ outline: 'none' }));

export const foot = style(
  inComponents({
    display: 'flex',
    justifyContent: 'flex-start',
    padding: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);
