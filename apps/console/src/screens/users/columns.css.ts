import { style } from '@vanilla-extract/css';
import { vars } from '@edge-console/ui/theme';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
