import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../theme/index.ts';

export const area = style(
  inComponents({
    // Safari would show its link preview first.
    '@media': { [media.coarsePointer]: { WebkitTouchCallout: 'none' } },
  }),
);

/** Anchor of the menu at the pointer position. */
export const point = style(
  inComponents({ position: 'fixed', inlineSize: '1px', blockSize: '1px', pointerEvents: 'none' }),
);
