import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { components } from './layers.css.ts';
import { whenMotionReduced } from './motion.ts';

/**
 * Puts a rule into the `components` layer, so that an app's `overrides` always win. A `media.reducedMotion` branch
 * also applies under `data-motion="reduce"`.
 */
export function inComponents(rule: Omit<StyleRule, '@layer'>): StyleRule {
  const still = rule['@media']?.[media.reducedMotion];
  return {
    '@layer': {
      [components]: still ? { ...rule, selectors: { ...rule.selectors, ...whenMotionReduced(still) } } : rule,
    },
  };
}
