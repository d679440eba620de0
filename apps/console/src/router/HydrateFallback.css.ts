import { media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const plain = style({ minBlockSize: '100vh', background: vars.color.bg.surface });

export const frame = style({
  display: 'grid',
  minBlockSize: '100vh',
  gridTemplateColumns: `${vars.shell.navWidth} minmax(0, 1fr)`,
  background: vars.color.bg.app,
  '@media': { [media.belowMenu]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const sheet = style({
  gridColumn: -2,
  margin: vars.space[2],
  borderRadius: vars.radius[5],
  background: vars.color.bg.surface,
  boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  '@media': { [media.belowMenu]: { margin: 0, borderRadius: 0 } },
});
