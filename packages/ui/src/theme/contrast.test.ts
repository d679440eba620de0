import { describe, expect, test } from 'vitest';
import {
  brandColors,
  buttonColors,
  inverseColors,
  lineColors,
  surfaces,
  textColors,
  toneColors,
  tones,
} from './colors.ts';
import { contrast } from './contrast.ts';
import { ramps } from './ramps.ts';

type Pair = readonly [light: string, dark: string];

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;

/** The pairs of `one` and `other` below the minimum contrast in a theme, as readable lines; an empty list is a pass. */
function shortfalls(
  mode: 0 | 1,
  one: Record<string, Pair>,
  other: Record<string, Pair>,
  minContrast: number,
): string[] {
  return Object.entries(one).flatMap(([name, pair]) =>
    Object.entries(other).flatMap(([otherName, otherPair]) => {
      const ratio = contrast(pair[mode], otherPair[mode]);
      return ratio < minContrast ? [`${name} on ${otherName}: ${ratio.toFixed(2)} < ${minContrast}`] : [];
    }),
  );
}

function steps(...numbers: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)[]): Record<string, Pair> {
  return Object.fromEntries(tones.flatMap((tone) => numbers.map((step) => [`${tone} ${step}`, ramps[tone][step]])));
}

const backgrounds = { ...surfaces, selected: ramps.primary[3] };

test('returns the minimum and maximum contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

describe.each(modes)('%s', (_name, mode) => {
  test('text is readable on every surface', () => {
    const text = { default: ramps.neutral[12], muted: ramps.neutral[11], strong: textColors.strong };
    expect(shortfalls(mode, text, backgrounds, 4.5)).toEqual([]);
  });

  test('captions are readable on every page surface', () => {
    const { active: _pressed, segment: _segment, ...pages } = backgrounds;
    expect(shortfalls(mode, { subtle: textColors.subtle }, pages, 4.5)).toEqual([]);
  });

  test('links, icons and toned text are readable on every surface', () => {
    expect(shortfalls(mode, steps(11), backgrounds, 4.5)).toEqual([]);
  });

  test('text of any tone is readable on the soft fill of any tone, also hovered and pressed', () => {
    expect(shortfalls(mode, steps(11), steps(3, 4, 5), 4.5)).toEqual([]);
    expect(shortfalls(mode, steps(12), steps(3, 4, 5), 7)).toEqual([]);
  });

  test('text on every solid fill is readable, also hovered and pressed', () => {
    for (const tone of tones) {
      const { onSolid, solidActive } = toneColors(tone);
      const fills = { solid: ramps[tone][9], solidHover: ramps[tone][10], solidActive };
      expect(shortfalls(mode, { [`on ${tone}`]: onSolid }, fills, 4.5)).toEqual([]);
    }
  });

  test('text on the brand surface is readable', () => {
    expect(contrast(brandColors.onIdentity[mode], brandColors.identity[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test('button labels are readable at rest, hovered and pressed', () => {
    const { bg, bgHover, bgActive } = buttonColors;
    const text = { default: ramps.neutral[12], danger: ramps.danger[11] };
    expect(shortfalls(mode, text, { bg, bgHover, bgActive }, 4.5)).toEqual([]);
  });

  test('tooltips are readable', () => {
    expect(contrast(inverseColors.fg[mode], inverseColors.bg[mode])).toBeGreaterThanOrEqual(7);
  });

  test('control borders are visible on their surfaces', () => {
    const controlBackgrounds = {
      surface: surfaces.surface,
      raised: surfaces.raised,
      overlay: surfaces.overlay,
      control: surfaces.control,
    };
    const edges = {
      control: ramps.neutral[8],
      strong: lineColors.strong,
      invalid: ramps.danger[9],
      checked: [ramps.primary[9][0], ramps.primary[10][1]] as const,
    };
    expect(shortfalls(mode, edges, controlBackgrounds, 3)).toEqual([]);
  });

  test('the focus ring is visible on every surface', () => {
    expect(shortfalls(mode, { focus: ramps.primary[11] }, backgrounds, 3)).toEqual([]);
  });
});
