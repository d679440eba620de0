import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const address = style(inComponents({ color: vars.color.fg.strong, fontWeight: 500, overflowWrap: 'anywhere' }));

/** The words of a quiet button stand where other lines begin. */
export const again = style(inComponents({ marginInlineStart: '-10px' }));

/** Ways out below the form. */
export const foot = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);
