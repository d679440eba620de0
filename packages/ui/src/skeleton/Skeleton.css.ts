import { keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const pulse = keyframes({ from: { opacity: 0.55 } });

export const skeleton = style(
  inComponents({
    display: 'inline-block',
    flex: 'none',
    maxInlineSize: '100%',
    borderRadius: vars.radius[2],
    background: vars.color.bg.active,
    // Hidden for the first 100 ms, so that fast data shows no skeleton; then it pulses.
    animationName: `${appear}, ${pulse}`,
    animationDuration: '1ms, 1.6s',
    animationDelay: '100ms, 100ms',
    animationFillMode: 'backwards, none',
    animationTimingFunction: 'step-end, ease-in-out',
    animationIterationCount: '1, infinite',
    animationDirection: 'normal, alternate',
    selectors: {
      '&[data-shape=circle]': { borderRadius: '50%' },
      // Softer, because it is large.
      '&[data-shape=block]': { borderRadius: vars.radius[3], background: vars.color.bg.hover },
    },
    '@media': {
      [media.reducedMotion]: {
        animationName: appear,
        animationDuration: '1ms',
        animationDelay: '100ms',
        animationIterationCount: '1',
      },
      [media.forcedColors]: { background: 'GrayText' },
    },
  }),
);
