import { luminance, type Oklch, clampToGamut, toChannels, toHex, toLight, toOklch, type Triple } from './oklch.ts';

/** Luminances between which a colour has to stay, both included. */
export interface Limits {
  minValue: number;
  maxValue: number;
}

/** Lightness at which `colour`, with its hue and as much of its chroma as a screen can show, has this luminance. */
export function lightnessFor(colour: Oklch, target: number): number {
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 16; turn += 1) {
    const middle = (low + high) / 2;
    if (luminance(clampToGamut({ ...colour, l: middle }).linear) < target) low = middle;
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
 * The hex nearest to `colour` whose own luminance is within the limits. Near black and near white one step of a channel
 * turns the hue by several degrees, so of all ways to round the one that turns it least is taken.
 */
export function nearestHex(colour: Oklch, { minValue, maxValue }: Limits): string {
  const { c, linear } = clampToGamut(colour);
  let best = { hex: '', cost: Infinity };
  for (const rgb of roundings(toChannels(linear))) {
    const got = toOklch(rgb);
    const turned = (got.h - colour.h) * (Math.PI / 180);
    const across = Math.abs(got.c * Math.sin(turned));
    const along = Math.abs(got.c * Math.cos(turned) - c);
    const value = luminance(toLight(rgb));
    const outside = Math.max(0, minValue - value, value - maxValue);
    // Contrast first, then hue, then chroma.
    const cost = 1000 * outside + 4 * across + along;
    if (cost < best.cost) best = { hex: toHex(rgb), cost };
  }
  return best.hex;
}
