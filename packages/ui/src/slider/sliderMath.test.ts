import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveThumb, closestStop, closestThumb, fractionOf, valueAt, type Scale } from './sliderMath.ts';

const scales: fc.Arbitrary<Scale> = fc
  .record({
    minValue: fc.integer({ min: -1000, max: 1000 }),
    steps: fc.integer({ min: 1, max: 500 }),
    step: fc.constantFrom(0.1, 0.25, 1, 5, 60),
  })
  .map(({ minValue, steps, step }) => ({ minValue, maxValue: Number((minValue + steps * step).toFixed(2)), step }));

describe('valueAt', () => {
  test('returns a value within the limits, on a step', () => {
    fc.assert(
      fc.property(scales, fc.double({ min: -1, max: 2, noNaN: true }), (scale, share) => {
        const value = valueAt(share, scale);
        expect(value).toBeGreaterThanOrEqual(scale.minValue);
        expect(value).toBeLessThanOrEqual(scale.maxValue);
        const steps = (value - scale.minValue) / scale.step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      }),
    );
  });

  test('returns the same value for the position of a value', () => {
    fc.assert(
      fc.property(scales, fc.double({ min: 0, max: 1, noNaN: true }), (scale, share) => {
        const value = valueAt(share, scale);
        expect(valueAt(fractionOf(value, scale), scale)).toBe(value);
      }),
    );
  });

  test('returns no more decimals than the limits and the step have', () => {
    expect(valueAt(0.3, { minValue: 0, maxValue: 1, step: 0.1 })).toBe(0.3);
  });

  test('stops at the last full step if the range is not a multiple of the step', () => {
    expect(valueAt(1, { minValue: 0, maxValue: 10, step: 3 })).toBe(9);
  });
});

describe('closestThumb and moveThumb', () => {
  test('picks the closer thumb', () => {
    expect(closestThumb(2, [4, 10])).toBe(0);
    expect(closestThumb(8, [4, 10])).toBe(1);
  });

  test('picks the thumb that can move when both are at the same position', () => {
    expect(closestThumb(2, [5, 5])).toBe(0);
    expect(closestThumb(8, [5, 5])).toBe(1);
  });

  test('never moves one thumb past the other', () => {
    const bound = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(bound, bound, bound, fc.constantFrom(0 as const, 1 as const), (a, b, value, thumb) => {
        const [from, to] = moveThumb([Math.min(a, b), Math.max(a, b)], thumb, value);
        expect(from).toBeLessThanOrEqual(to);
      }),
    );
  });
});

describe('closestStop', () => {
  const stops = [1, 10, 100, 1800];

  test('returns the index of a stop', () => {
    expect(stops.map((stop) => closestStop(stop, stops))).toEqual([0, 1, 2, 3]);
  });

  test('returns the closer stop by ratio', () => {
    expect([2, 5, 30, 40].map((value) => closestStop(value, stops))).toEqual([0, 1, 1, 2]);
  });

  test('returns the first or last stop for a value outside the limits', () => {
    expect([-1, 0, 5000].map((value) => closestStop(value, stops))).toEqual([0, 0, 3]);
  });
});
