import { globalLayer } from '@vanilla-extract/css';

/** Cascade order of the design system: a reseller's brand comes after the tokens, an app's own rules come last. */
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const brand = globalLayer('brand');
export const components = globalLayer('components');
export const overrides = globalLayer('overrides');
