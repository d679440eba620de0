import { media, vars } from '../theme/index.ts';

export const exitDuration = (duration: string) => `calc(${duration} * .75)`;

/** Enter and exit animation of an overlay, starting at `from`. Exit takes three quarters of the time. */
export function enterAnimation(duration: string, from: string) {
  return {
    transitionProperty: 'opacity, transform',
    transitionDuration: duration,
    transitionTimingFunction: vars.ease.enter,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, transform: from },
      '&[data-exiting]': { transitionDuration: exitDuration(duration), transitionTimingFunction: vars.ease.exit },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'none' } },
      },
    },
  };
}
