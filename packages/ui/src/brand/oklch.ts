/** Lightness 0 to 1, chroma, hue in degrees (OKLCH, Björn Ottosson). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green, blue; or the three axes of OKLab. */
export type Triple = readonly [number, number, number];

/** A channel 0 to 1 without its gamma. */
function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

// Precomputed, since the solver compares thousands of colors.
const linearOf = Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** Channels 0 to 255 of `#rrggbb`. */
export function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHex([red, green, blue]: Triple): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** Linear light of whole channels 0 to 255. */
export function toLight([red, green, blue]: Triple): Triple {
  return [linearOf[red] ?? 0, linearOf[green] ?? 0, linearOf[blue] ?? 0];
}

/** Relative luminance (WCAG 2.2). */
export function luminance([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toOklab(rgb: Triple): Triple {
  const [r, g, b] = toLight(rgb);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Perceptual difference of two colors: Euclidean distance in OKLab. */
export function distance(one: string, other: string): number {
  const [l1, a1, b1] = toOklab(channels(one));
  const [l2, a2, b2] = toOklab(channels(other));
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** Of whole channels 0 to 255. */
export function toOklch(rgb: Triple): Oklch {
  const [l, a, b] = toOklab(rgb);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360 };
}

/** Linear light; outside 0 to 1 if out of gamut. */
function toRgb(l: number, a: number, b: number): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (linear: Triple) => linear.every((channel) => channel >= -0.0001 && channel <= 1.0001);

/**
 * The nearest sRGB color with the same lightness and hue, as linear light: only chroma is reduced, so that a brand keeps
 * its hue.
 */
export function clampToGamut({ l, c, h }: Oklch): { c: number; linear: Triple } {
  const angle = h * (Math.PI / 180);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const unclamped = toRgb(l, c * cos, c * sin);
  if (isInGamut(unclamped)) return { c, linear: unclamped };
  let [low, high] = [0, c];
  for (let turn = 0; turn < 12; turn += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toRgb(l, middle * cos, middle * sin))) low = middle;
    else high = middle;
  }
  return { c: low, linear: toRgb(l, low * cos, low * sin) };
}

/** Channels 0 to 255, not rounded. */
export function toChannels(linear: Triple): Triple {
  const [red, green, blue] = linear.map((channel) => 255 * toGamma(Math.min(1, Math.max(0, channel))));
  return [red ?? 0, green ?? 0, blue ?? 0];
}
