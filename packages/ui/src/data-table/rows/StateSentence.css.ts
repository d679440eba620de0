import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/index.ts';

export const sentence = style(
  inComponents({
    margin: 0,
    padding: `${vars.space[8]} ${vars.space[4]}`,
    textAlign: 'center',
    color: vars.color.fg.muted,
  }),
);
