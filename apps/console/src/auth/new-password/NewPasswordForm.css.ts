import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** A password and its requirements are closer together than two fields. */
export const field = style(inComponents({ display: 'grid', gap: vars.space[2] }));
