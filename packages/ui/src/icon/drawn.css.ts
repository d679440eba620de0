import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/index.ts';

/** In a style, not in attributes: a list sets each of those in every row. */
export const drawing = style(
  inComponents({ fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }),
);
