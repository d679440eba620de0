import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/index.ts';

export const note = style(
  inComponents({ display: 'none', padding: vars.space[3], '@media': { print: { display: 'block' } } }),
);
