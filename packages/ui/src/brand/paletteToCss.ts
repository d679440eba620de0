import { lightDark } from '../theme/lightDark.ts';
import { modeSelector } from '../theme/modeSelector.ts';
import type { BrandPalette } from './generatePalette.ts';
import type { ModePalette, Step } from './generateModePalette.ts';

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly Step[];

/**
 * The custom properties a brand redefines, all of them theme properties. `light-dark()` keeps both modes in one
 * declaration, so that neither the brand nor the mode overrides the other. To preview a brand without changing the page,
 * set them on an element with `data-mode`.
 */
export function brandProperties({ light, dark, identity, logos }: BrandPalette): Record<string, string> {
  const both = (value: (mode: ModePalette) => string) => lightDark(value(light), value(dark));
  const logo = (address: string | null) => (address === null ? 'none' : `url("${address}")`);
  return {
    ...Object.fromEntries(steps.map((step) => [`--ds-primary-${step}`, both(({ ramp }) => ramp[step])])),
    '--ds-tone-primary-solid-active': both(({ solidActive }) => solidActive),
    '--ds-tone-primary-on-solid': both(({ onSolid }) => onSolid),
    '--ds-color-bg-checked': both(({ checked }) => checked),
    '--ds-brand-identity': identity.color,
    '--ds-brand-on-identity': identity.on,
    '--ds-brand-ink': lightDark(identity.ink.light, identity.ink.dark),
    '--ds-brand-logo-light': logo(logos.light),
    '--ds-brand-logo-dark': logo(logos.dark),
  };
}

/** A brand as a style sheet, for server rendering or a cache. It does not apply in forced colors. */
export function paletteToCss(brand: BrandPalette): string {
  const declarations = Object.entries(brandProperties(brand)).map(([name, value]) => `${name}:${value}`);
  return `@layer brand{@media (forced-colors:none){${modeSelector}{${declarations.join(';')}}}}`;
}
