import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../theme/index.ts';

/** Holds what is said in place of rows. */
export const row = style(inComponents({ '@media': { [media.belowSm]: { display: 'block' } } }));

export const cell = style(
  inComponents({
    padding: 0,
    whiteSpace: 'normal',
    '@media': { [media.belowSm]: { display: 'block' } },
  }),
);
