import { type Limits, lightnessFor, nearestHex } from './nearestHex.ts';
import { channels, distance, luminance, type Oklch, toHex, toLight, toOklch } from './oklch.ts';

export type Mode = 'light' | 'dark';
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The palette of a brand color in one mode. All colors are `#rrggbb`. */
export interface ModePalette {
  /** Twelve steps; the step number, not the hue, decides contrast. */
  ramp: Readonly<Record<Step, string>>;
  /** Text on steps 9 and 10 and on the two fills below: white or ink. */
  onSolid: string;
  /** Solid while pressed. */
  solidActive: string;
  /** Fill of a checked box or switch: the solid, adjusted to be visible on every surface. */
  checked: string;
  /** Distance of the solid from the brand color in OKLab: 0 is unchanged, 1 is black to white. */
  moved: number;
}

export const white = '#ffffff';
export const ink = '#0b0c0e';
/** The page background, against which contrast is measured. */
export const page = { light: '#ffffff', dark: '#0e1013' } as const;
/** The surface with the least contrast to a solid: the page or a sheet on it. */
export const faintestSurface = { light: '#f8f8fa', dark: '#131518' } as const;
/** The page's content area. */
export const sheet = { light: '#ffffff', dark: '#131518' } as const;
/** The brightest surface under controls: in dark mode, menus and dialogs. */
const brightestSurface = { light: '#ffffff', dark: '#1d1f23' } as const;

type SolvedByLuminance = Exclude<Step, 9 | 10>;

/** Contrast with the page, share of the brand's chroma, and maximum chroma, as in the default palette. */
const steps: Record<Mode, Record<SolvedByLuminance, readonly [contrast: number, share: number, maxChroma: number]>> = {
  light: {
    1: [1.025, 0.04, 0.006],
    2: [1.06, 0.08, 0.012],
    3: [1.12, 0.16, 0.022],
    4: [1.2, 0.27, 0.036],
    5: [1.3, 0.39, 0.052],
    6: [1.46, 0.5, 0.072],
    7: [1.78, 0.62, 0.1],
    8: [3.25, 0.85, 0.165],
    11: [5.95, 0.95, 0.2],
    12: [12.6, 0.5, 0.1],
  },
  dark: {
    1: [1, 0.05, 0.008],
    2: [1.07, 0.12, 0.02],
    3: [1.24, 0.3, 0.046],
    4: [1.42, 0.42, 0.066],
    5: [1.62, 0.5, 0.08],
    6: [1.95, 0.59, 0.095],
    7: [2.55, 0.66, 0.112],
    8: [3.6, 0.85, 0.142],
    11: [7.6, 0.75, 0.131],
    12: [13.2, 0.28, 0.05],
  },
};

export const textContrast = 4.5;
export const fillContrast = 3;
/** Maximum change of lightness to keep white text; beyond it, ink text is tried. */
const maxNudge = 0.06;
/** Changes of lightness on hover; larger ones for near-black colors. */
const hoverMoves = [0.045, 0.09, 0.18, 0.27];
/** Safety margin inside a limit, so that rounding to hex does not cross it. */
const margin = 0.004;

const lightOf = (hex: string) => luminance(toLight(channels(hex)));
/** WCAG contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [first, second] = [lightOf(one), lightOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
const darkerBy = (hex: string, ratio: number) => (lightOf(hex) + 0.05) / ratio - 0.05;
const lighterBy = (hex: string, ratio: number) => (lightOf(hex) + 0.05) * ratio - 0.05;

function byLuminance(brand: Oklch, mode: Mode, step: SolvedByLuminance): string {
  const [ratio, share, maxChroma] = steps[mode][step];
  const target = mode === 'light' ? darkerBy(page.light, ratio) : lighterBy(page.dark, ratio);
  const color = { ...brand, c: Math.min(brand.c * share, maxChroma) };
  const tolerance = (target + 0.05) * 0.006;
  return nearestHex(
    { ...color, l: lightnessFor(color, target) },
    { minValue: Math.max(0, target - tolerance), maxValue: Math.min(1, target + tolerance) },
  );
}

/** The luminance limits at which a fill contrasts with `text` and `surface`. */
function limitsFor(text: string, mode: Mode, surface: string): Limits {
  const visibleLimits =
    mode === 'light'
      ? { minValue: 0, maxValue: darkerBy(surface, fillContrast) }
      : { minValue: lighterBy(surface, fillContrast), maxValue: 1 };
  return text === white
    ? { ...visibleLimits, maxValue: Math.min(visibleLimits.maxValue, darkerBy(white, textContrast)) }
    : { ...visibleLimits, minValue: Math.max(visibleLimits.minValue, lighterBy(ink, textContrast)) };
}

const isWithin = (hex: string, { minValue, maxValue }: Limits) => lightOf(hex) >= minValue && lightOf(hex) <= maxValue;

/** The color itself if it is within the limits, else with the smallest change of lightness. */
function moveInto(hex: string, limits: Limits): { hex: string; moved: number } {
  if (isWithin(hex, limits)) return { hex, moved: 0 };
  const color = toOklch(channels(hex));
  const target = lightOf(hex) < limits.minValue ? limits.minValue + margin : limits.maxValue - margin;
  const l = lightnessFor(color, target);
  return { hex: nearestHex({ ...color, l }, limits), moved: Math.abs(l - color.l) };
}

/**
 * Unchanged if white text is readable; else nudged for white; else unchanged with ink; else the nearest that passes.
 */
function solveSolid(hex: string, mode: Mode): { solid: string; onSolid: string } {
  const withWhite = moveInto(hex, limitsFor(white, mode, faintestSurface[mode]));
  if (withWhite.moved <= maxNudge) return { solid: withWhite.hex, onSolid: white };
  const withInk = moveInto(hex, limitsFor(ink, mode, faintestSurface[mode]));
  return withInk.moved <= withWhite.moved
    ? { solid: withInk.hex, onSolid: ink }
    : { solid: withWhite.hex, onSolid: white };
}

/** Whether the change is visible and the text stays readable. */
function isNoticeable(hex: string, solid: string, onSolid: string): boolean {
  return distance(hex, solid) >= 0.03 && contrast(hex, solid) >= 1.1 && contrast(hex, onSolid) >= textContrast;
}

/** Slightly darker in light mode, lighter in dark; reversed if the text or the color would suffer. */
function solveHover(solid: string, onSolid: string, mode: Mode): string {
  const color = toOklch(channels(solid));
  const preferred = mode === 'light' ? -1 : 1;
  const candidates = hoverMoves.flatMap((move) =>
    [preferred, -preferred].map((direction) => {
      const l = Math.min(1, Math.max(0, color.l + direction * move));
      return nearestHex({ ...color, l }, { minValue: 0, maxValue: 1 });
    }),
  );
  const fitting = candidates.filter((candidate) => isNoticeable(candidate, solid, onSolid));
  const vivid = fitting.find((candidate) => toOklch(channels(candidate)).c >= 0.85 * color.c);
  // A candidate always fits, since the readable range is wider than a step; brand.deep.test.ts verifies it.
  return vivid ?? fitting[0] ?? solid;
}

function mix(hex: string, other: string, share: number): string {
  const [from, to] = [channels(hex), channels(other)];
  const [red, green, blue] = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return toHex([red ?? 0, green ?? 0, blue ?? 0]);
}

/** Darker while pressed, unless ink text would become unreadable. */
function solveActive(solid: string, onSolid: string): string {
  const darker = mix(solid, '#000000', 0.2);
  return isNoticeable(darker, solid, onSolid) ? darker : mix(solid, white, 0.3);
}

/** Derives all of a brand's colors in one mode. */
export function generateModePalette(hex: string, mode: Mode): ModePalette {
  const brand = toOklch(channels(hex));
  const { solid, onSolid } = solveSolid(hex, mode);
  const solved = (step: SolvedByLuminance) => byLuminance(brand, mode, step);
  return {
    ramp: {
      1: solved(1),
      2: solved(2),
      3: solved(3),
      4: solved(4),
      5: solved(5),
      6: solved(6),
      7: solved(7),
      8: solved(8),
      9: solid,
      10: solveHover(solid, onSolid, mode),
      11: solved(11),
      12: solved(12),
    },
    onSolid,
    solidActive: solveActive(solid, onSolid),
    checked: moveInto(solid, limitsFor(onSolid, mode, brightestSurface[mode])).hex,
    moved: distance(hex, solid),
  };
}
