import { media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
});

export const rule = style({ width: '100%', height: 1, margin: 0, border: 0, background: vars.color.border.subtle });
