import { contrast } from '../theme/contrast.ts';
import { surfaces } from '../theme/colors.ts';
import { channels, toOklch } from './oklch.ts';
import type { BrandPalette } from './generatePalette.ts';
import { page, type Mode, type ModePalette, type Step } from './generateModePalette.ts';

/** Below this chroma, one step of a channel shifts the hue by more than is visible. */
const minChroma = 0.035;
const maxTurn = 3;

/** Contrast violations of a brand in one mode, measured on the final hex values; empty means it passes. */
export function contrastViolations(brand: BrandPalette, mode: Mode): string[] {
  const { ramp, onSolid, solidActive, checked }: ModePalette = brand[mode];
  const violations: string[] = [];
  const least = (what: string, one: string, other: string, ratio: number) => {
    const got = contrast(one, other);
    if (!(got >= ratio)) violations.push(`${brand.primary} ${mode}: ${what} has ${got.toFixed(3)}, needs ${ratio}`);
  };
  const fills = [1, 2, 3, 4, 5] as const satisfies readonly Step[];
  for (const step of fills) {
    least(`11 on ${step}`, ramp[11], ramp[step], 4.5);
    least(`12 on ${step}`, ramp[12], ramp[step], 7);
  }
  least('11 on the page', ramp[11], page[mode], 4.5);
  for (const [name, pair] of Object.entries(surfaces))
    least(`11 on ${name}`, ramp[11], pair[mode === 'light' ? 0 : 1], 4.5);
  least('8 on 1', ramp[8], ramp[1], 3);
  least('8 on 2', ramp[8], ramp[2], 3);
  least('text on 9', onSolid, ramp[9], 4.5);
  least('text on 10', onSolid, ramp[10], 4.5);
  least('text on the pressed solid', onSolid, solidActive, 4.5);
  for (const name of ['app', 'surface'] as const)
    least(`9 on ${name}`, ramp[9], surfaces[name][mode === 'light' ? 0 : 1], 3);
  least('tick on the checked fill', onSolid, checked, 4.5);
  for (const name of ['surface', 'raised', 'overlay', 'control'] as const)
    least(`checked on ${name}`, checked, surfaces[name][mode === 'light' ? 0 : 1], 3);
  least('hover beside rest', ramp[10], ramp[9], 1.1);
  least('pressed beside rest', solidActive, ramp[9], 1.1);
  const given = toOklch(channels(brand.primary));
  for (const [step, hex] of Object.entries(ramp)) {
    const got = toOklch(channels(hex));
    if (given.c < minChroma || got.c < minChroma) continue;
    const turned = Math.abs(((got.h - given.h + 540) % 360) - 180);
    if (turned > maxTurn) violations.push(`${brand.primary} ${mode}: hue of ${step} is off by ${turned.toFixed(2)}°`);
  }
  return violations;
}
