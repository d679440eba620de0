import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** A password and what it has to hold: nearer to each other than two fields. */
export const field = style(inComponents({ display: 'grid', gap: vars.space[2] }));
