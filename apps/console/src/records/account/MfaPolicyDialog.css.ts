import { vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
