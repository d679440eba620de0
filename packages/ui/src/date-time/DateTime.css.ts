import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/index.ts';

/** Dates stand above one another in lists. */
export const time = style(
  inComponents({ inlineSize: 'fit-content', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
