import { inComponents, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));
