import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A ring in the color of the surrounding text. */
export const ring = style(
  inComponents({
    flex: 'none',
    display: 'inline-block',
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: '50%',
    border: '2px solid color-mix(in srgb, currentColor 30%, transparent)',
    borderBlockStartColor: 'currentColor',
    animation: `${spin} .7s linear infinite`,
    '@media': {
      // With reduced motion it turns slowly instead of stopping, because a still ring shows nothing.
      [media.reducedMotion]: { animationDuration: '3s' },
      [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' },
    },
  }),
);

export const large = style(inComponents({ inlineSize: '20px', blockSize: '20px' }));

export const root = style(inComponents({ position: 'relative', display: 'inline-flex', inlineSize: 'fit-content' }));

/** For assistive technology; the ring is visual only. */
export const meaning = style(inComponents(visuallyHidden));
