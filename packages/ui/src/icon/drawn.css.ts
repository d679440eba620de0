import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/index.ts';

export const drawing = style(
  inComponents({ fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }),
);
