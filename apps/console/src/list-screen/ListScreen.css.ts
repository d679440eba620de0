import { style } from '@vanilla-extract/css';

/** As high as the tabs that come into it. */
export const views = style({ minBlockSize: '40px' });
