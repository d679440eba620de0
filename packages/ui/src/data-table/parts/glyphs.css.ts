import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/index.ts';

export const glyph = style(
  inComponents({ fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }),
);
