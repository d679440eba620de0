import { inComponents, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(inComponents({ display: 'grid', gap: vars.space[4] }));

export const sheet = style(
  inComponents({
    padding: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  }),
);

export const codes = style(
  inComponents({
    ...typography.code,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    color: vars.color.fg.strong,
  }),
);

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** Printed, so it cannot be `display: none`. */
export const frame = style(inComponents(visuallyHidden));
