import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5], maxInlineSize: '680px' }),
);

export const end = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[3] }),
);

/** Aligns the IDs. */
export const requests = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
);
export const code = style(inComponents(typography.code));

export const reference = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.fg.default,
  }),
);
