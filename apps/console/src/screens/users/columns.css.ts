import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
