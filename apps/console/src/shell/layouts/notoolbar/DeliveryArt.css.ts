import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const pathway = style(
  inComponents({
    fontFamily: vars.font.mono,
    fontSize: '11px',
    fontWeight: 500,
    textAnchor: 'middle',
    fill: '#a9c6f5',
  }),
);
