import { ramps } from '../theme/ramps.ts';
import { checkContrast, type ColorChange, type ContrastCheck, findColorChanges } from './colorChanges.ts';
import { channels, luminance, toLight, toOklch } from './oklch.ts';
import { lightnessFor, nearestHex } from './nearestHex.ts';
import { parseColor } from './parseColor.ts';
import { parseLogo } from './parseLogo.ts';
import { contrast, ink, type Mode, page, generateModePalette, type ModePalette, white } from './generateModePalette.ts';

/** A brand as entered by a reseller. */
export interface BrandInput {
  /** Color of controls, links and selection, `#rgb` or `#rrggbb`. It is adjusted only as far as contrast requires. */
  primary: string;
  /** Color of the logo mark and the sign-in art, shown exactly. @default primary */
  identity?: string | undefined;
  /** Logo images for each mode; `dark` falls back to `light`. */
  logos?: { light?: string | URL | undefined; dark?: string | URL | undefined } | undefined;
}

/** A tone that the brand color resembles. */
export interface ToneConflict {
  tone: 'danger' | 'success' | 'warning';
  /** Difference of the hues in degrees. */
  distance: number;
}

/** A warning about a color; it does not prevent its use. */
export interface PaletteWarning {
  /**
   * `moved-far`: contrast required a button color that looks like another color. `looks-disabled`: buttons are a medium
   * gray, like disabled ones.
   */
  code: 'moved-far' | 'looks-disabled';
  mode: Mode;
}

export interface BrandPalette {
  primary: string;
  light: ModePalette;
  dark: ModePalette;
  identity: {
    /** The color as entered. */
    color: string;
    /** Text and lines on it: white or ink. */
    on: string;
    /** A background of the same hue for the sign-in art, dark in both modes. */
    ink: { light: string; dark: string };
  };
  /** URLs that are safe in a style sheet; null without a logo. */
  logos: { light: string | null; dark: string | null };
  /** Tones within 20° of the brand's hue: warn about them, and never use the brand color for destructive actions. */
  conflicts: readonly ToneConflict[];
  /** Empty for most colors. */
  warnings: readonly PaletteWarning[];
  /** Buttons and links that differ from the brand color: by how much, and why. */
  changes: readonly ColorChange[];
  /** Contrast of the text on buttons and of links, in both modes. */
  contrasts: readonly ContrastCheck[];
}

export interface BrandError {
  code: 'primary-not-a-color' | 'identity-not-a-color' | 'light-logo-not-allowed' | 'dark-logo-not-allowed';
}

export type BrandResult = { isOk: true; brand: BrandPalette } | { isOk: false; error: BrandError };

const clashDistance = 20;
/** Below this chroma, a color reads as gray at any hue. */
const clashChroma = 0.1;
const warned = ['danger', 'success', 'warning'] as const;

function findToneConflicts(primary: string): ToneConflict[] {
  const brand = toOklch(channels(primary));
  if (brand.c <= clashChroma) return [];
  return warned.flatMap((tone) => {
    const apart = Math.abs(((brand.h - toOklch(channels(ramps[tone][9][0])).h + 540) % 360) - 180);
    return apart <= clashDistance ? [{ tone, distance: Math.round(apart) }] : [];
  });
}

/** From this OKLab distance on, two colors have different names: yellow became olive. */
const farMove = 0.15;
/** A gray as dark as text reads as intentional. */
const grayChroma = 0.03;
const strongGrayContrast = 7;

function findCautions(solved: Readonly<Record<Mode, ModePalette>>): PaletteWarning[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const { moved, ramp } = solved[mode];
    const isDull = toOklch(channels(ramp[9])).c < grayChroma && contrast(ramp[9], page[mode]) < strongGrayContrast;
    return [
      ...(moved > farMove ? [{ code: 'moved-far' as const, mode }] : []),
      ...(isDull ? [{ code: 'looks-disabled' as const, mode }] : []),
    ];
  });
}

function solveIdentity(color: string): BrandPalette['identity'] {
  const given = toOklch(channels(color));
  const dark = (most: number, contrastWithWhite: number) => {
    const ground = { ...given, c: Math.min(given.c * 0.4, most) };
    const target = 1.05 / contrastWithWhite - 0.05;
    return nearestHex({ ...ground, l: lightnessFor(ground, target) }, { minValue: 0, maxValue: target * 1.2 });
  };
  const light = luminance(toLight(channels(color))) + 0.05;
  const onInk = light / (luminance(toLight(channels(ink))) + 0.05);
  return {
    color,
    on: 1.05 / light >= Math.min(4.5, onInk) ? white : ink,
    ink: { light: dark(0.08, 16.4), dark: dark(0.055, 17.6) },
  };
}

/**
 * Derives a brand's palettes for both modes, or reports the invalid fields. Pure: runs in editors, servers and tests.
 */
export function generatePalette({ primary, identity, logos }: BrandInput): BrandResult {
  const color = parseColor(primary);
  if (color === null) return fail('primary-not-a-color');
  const exact = identity === undefined ? color : parseColor(identity);
  if (exact === null) return fail('identity-not-a-color');
  const light = logos?.light === undefined ? null : parseLogo(logos.light);
  if (logos?.light !== undefined && light === null) return fail('light-logo-not-allowed');
  const dark = logos?.dark === undefined ? light : parseLogo(logos.dark);
  if (logos?.dark !== undefined && dark === null) return fail('dark-logo-not-allowed');
  const solved = { light: generateModePalette(color, 'light'), dark: generateModePalette(color, 'dark') };
  return {
    isOk: true,
    brand: {
      primary: color,
      ...solved,
      identity: solveIdentity(exact),
      logos: { light, dark },
      conflicts: findToneConflicts(color),
      warnings: findCautions(solved),
      changes: findColorChanges(color, solved),
      contrasts: checkContrast(solved),
    },
  };
}

function fail(code: BrandError['code']): BrandResult {
  return { isOk: false, error: { code } };
}
