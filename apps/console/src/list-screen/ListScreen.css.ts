import { style } from '@vanilla-extract/css';

/** Reserves the height of the tabs, which are loaded lazily. */
export const views = style({ minBlockSize: '40px' });
