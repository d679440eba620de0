import { describe, expect, test } from 'vitest';
import { surfaces } from './colors.ts';
import { contrast } from './contrast.ts';
import { ramps } from './ramps.ts';

type Triple = readonly [number, number, number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function linearRgb(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return [red, green, blue];
}

const times = (matrix: readonly Triple[], [x, y, z]: Triple) =>
  // A matrix has three rows, so the result has three entries.
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** Machado, Oliveira and Fernandes (2009), severity 1: color vision without one cone type, in linear sRGB. */
const sights: Readonly<Record<string, readonly Triple[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Converts linear sRGB to Björn Ottosson's perceptual color space. */
function oklab(color: Triple): Triple {
  const [red, green, blue] = color.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as Triple;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [red, green, blue],
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const series = Object.entries(ramps.series);
const cards = { surface: surfaces.surface, raised: surfaces.raised };

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_name, mode) => {
  test('each series is visible on its card', () => {
    const faint = series.flatMap(([name, pair]) =>
      Object.entries(cards).flatMap(([card, ground]) =>
        contrast(pair[mode], ground[mode]) < 3 ? [`${name} on ${card}`] : [],
      ),
    );
    expect(faint).toEqual([]);
  });

  test.each(Object.keys(sights))('series are distinguishable: %s vision', (sight) => {
    const simulated = series.map(
      ([name, pair]) => [name, oklab(times(sights[sight] ?? [], linearRgb(pair[mode])))] as const,
    );
    const alike = simulated.flatMap(([name, one], index) =>
      simulated.slice(index + 1).flatMap(([otherName, other]) => {
        const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
        return distance < 0.1 ? [`${name} and ${otherName}: ${distance.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('map steps progress from the card color to the text color', () => {
    const names = mode === 0 ? ([5, 7, 8, 9, 12] as const) : ([4, 6, 8, 11, 12] as const);
    const ratios = names.map((name) => contrast(ramps.primary[name][mode], surfaces.raised[mode]));
    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
  });
});
