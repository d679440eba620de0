import { inComponents, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(inComponents({ display: 'grid', gap: vars.space[1] }));

export const demand = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.fg.muted,
    selectors: { '&[data-met]': { color: vars.tone.success.fg } },
  }),
);

export const state = style(inComponents(visuallyHidden));
