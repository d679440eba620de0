import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../theme/index.ts';

export const area = style(
  inComponents({
    // Safari's own preview of a link would come first.
    '@media': { [media.coarsePointer]: { WebkitTouchCallout: 'none' } },
  }),
);

/** Where the pointer was: the menu opens beside it. */
export const point = style(
  inComponents({ position: 'fixed', inlineSize: '1px', blockSize: '1px', pointerEvents: 'none' }),
);
