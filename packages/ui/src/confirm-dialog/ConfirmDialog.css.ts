import { style } from '@vanilla-extract/css';
import { inComponents, typography, vars } from '../theme/index.ts';

export const error = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    margin: 0,
    color: vars.tone.danger.fg,
  }),
);

/** Centered on the first line. */
export const errorIcon = style(inComponents({ flex: 'none', marginBlockStart: '2px' }));
