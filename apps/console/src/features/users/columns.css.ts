import { style } from '@vanilla-extract/css';

export const user = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
