import type { StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** Puts a rule into the `components` layer, where every component's style belongs: an app's `overrides` always win. */
export function inComponents(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [components]: rule } };
}
