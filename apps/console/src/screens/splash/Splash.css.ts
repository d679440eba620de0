import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const wait = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    color: vars.color.fg.muted,
  }),
);
