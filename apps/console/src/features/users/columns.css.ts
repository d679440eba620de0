import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
