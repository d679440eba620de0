import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/index.ts';

/** Dates stand above one another in lists. */
export const time = style(inComponents({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
