import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/index.ts';

/** Tabular numbers, since dates are aligned in lists. */
export const time = style(
  inComponents({ inlineSize: 'fit-content', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
