import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '100vh',
    padding: vars.space[6],
    background: vars.color.bg.surface,
  }),
);
