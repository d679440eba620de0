import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../theme/index.ts';

export const content = style(inComponents({ padding: vars.space[4], outline: 'none' }));
