import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastViolations } from './contrastViolations.fixture.ts';
import { generatePalette } from './generatePalette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brands = 10_000;
const modes = ['light', 'dark'] as const;
/** Minimum share of random brands whose solid color is unchanged. */
const minVerbatim = { light: 0.4, dark: 0.6 };

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

it('solves ten thousand random brands in both modes without a contrast violation', () => {
  const distances = { light: [] as number[], dark: [] as number[] };
  // `unbiased`: the shares apply to evenly distributed colors, not to fast-check's edge cases.
  fc.assert(
    fc.property(fc.noBias(hex), (primary) => {
      const result = generatePalette({ primary });
      if (!result.isOk) throw new Error(result.error.code);
      for (const mode of modes) {
        expect(contrastViolations(result.brand, mode)).toEqual([]);
        distances[mode].push(result.brand[mode].moved);
      }
    }),
    { numRuns: brands },
  );
  for (const mode of modes) {
    const shifted = distances[mode].filter((distance) => distance > 0);
    const verbatim = 1 - shifted.length / distances[mode].length;
    console.info(
      `${mode}: ${(100 * verbatim).toFixed(1)} % verbatim, median ΔE (OKLab) of the moved ${median(shifted).toFixed(3)}`,
    );
    expect(verbatim).toBeGreaterThanOrEqual(minVerbatim[mode]);
  }
});
