import { luminance, type Oklch, clampToGamut, toChannels, toHex, toLight, toOklch, type Triple } from './oklch.ts';

/** Allowed luminance range, inclusive. */
export interface Limits {
  minValue: number;
  maxValue: number;
}

/** Lightness at which `color`, clamped to the gamut, has the target luminance. */
export function lightnessFor(color: Oklch, target: number): number {
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 16; turn += 1) {
    const middle = (low + high) / 2;
    if (luminance(clampToGamut({ ...color, l: middle }).linear) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The eight ways to round three channels. */
function roundings(exact: Triple): Triple[] {
  const [reds, greens, blues] = exact.map((channel) => [Math.floor(channel), Math.ceil(channel)]) as [
    number[],
    number[],
    number[],
  ];
  return reds.flatMap((red) => greens.flatMap((green) => blues.map((blue): Triple => [red, green, blue])));
}

/**
 * The hex nearest to `color` with a luminance within the limits. Near black and white, one step of a channel shifts the hue
 * by several degrees, so the rounding with the smallest shift is used.
 */
export function nearestHex(color: Oklch, { minValue, maxValue }: Limits): string {
  const { c, linear } = clampToGamut(color);
  let best = { hex: '', cost: Infinity };
  for (const rgb of roundings(toChannels(linear))) {
    const rounded = toOklch(rgb);
    const turned = (rounded.h - color.h) * (Math.PI / 180);
    const across = Math.abs(rounded.c * Math.sin(turned));
    const along = Math.abs(rounded.c * Math.cos(turned) - c);
    const value = luminance(toLight(rgb));
    const outside = Math.max(0, minValue - value, value - maxValue);
    // Contrast first, then hue, then chroma.
    const cost = 1000 * outside + 4 * across + along;
    if (cost < best.cost) best = { hex: toHex(rgb), cost };
  }
  return best.hex;
}
