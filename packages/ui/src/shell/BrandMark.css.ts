import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../theme/index.ts';

// Forced colors would give background and path the same color.
export const mark = style(inComponents({ flex: 'none', forcedColorAdjust: 'none' }));
export const background = style(inComponents({ fill: vars.brand.identity }));
export const path = style(
  inComponents({ fill: 'none', stroke: vars.brand.onIdentity, strokeWidth: 2, strokeLinecap: 'round' }),
);
export const node = style(inComponents({ fill: vars.brand.onIdentity }));
