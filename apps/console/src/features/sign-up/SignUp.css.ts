import { inComponents, media, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two short fields side by side if there is room. */
export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
  }),
);

export const foot = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const honeypot = style(inComponents(visuallyHidden));
