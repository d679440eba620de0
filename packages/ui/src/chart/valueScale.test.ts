import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linear, valueScale } from './valueScale.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('valueScale', () => {
  test.each([
    [
      [0, 173_000],
      [0, 50_000, 100_000, 150_000, 200_000],
    ],
    [[3], [0, 1, 2, 3]],
    [
      [0.4, 0.61],
      [0, 0.2, 0.4, 0.6, 0.8],
    ],
    [
      [-20, 35],
      [-20, 0, 20, 40],
    ],
    [[0, 0, 0], [0]],
    [[], [0]],
  ])('gives %j the ticks %j', (values, ticks) => expect(valueScale(values).ticks).toEqual(ticks));

  test('uses clock steps for durations', () => {
    expect(valueScale([0, 170_000], { kind: 'duration' }).ticks).toEqual([0, 60_000, 120_000, 180_000]);
    expect(valueScale([412], { kind: 'duration' }).ticks).toEqual([0, 100, 200, 300, 400, 500]);
    expect(valueScale([-2_000, Number.MIN_VALUE], { kind: 'duration' }).ticks).toEqual([-2_000, -1_000, 0, 1_000]);
  });

  test('includes zero and every value, with few ascending ticks in range', () => {
    fc.assert(
      fc.property(
        fc.array(finite, { maxLength: 20 }),
        fc.constantFrom('number', 'duration', 'percent'),
        (all, kind) => {
          const { domain, ticks } = valueScale(all, { kind: kind as 'number' });
          for (const value of [0, ...all]) {
            expect(value).toBeGreaterThanOrEqual(domain[0]);
            expect(value).toBeLessThanOrEqual(domain[1]);
          }
          expect(ticks.length).toBeGreaterThan(0);
          expect(ticks.length).toBeLessThanOrEqual(13);
          expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
          for (const tick of ticks) {
            expect(tick).toBeGreaterThanOrEqual(domain[0]);
            expect(tick).toBeLessThanOrEqual(domain[1]);
          }
        },
      ),
    );
  });
});

describe('linear', () => {
  test('maps the ends to the ends, keeps the order, and never returns NaN', () => {
    fc.assert(
      fc.property(fc.tuple(finite, finite, finite), (all) => {
        const [low, middle, high] = all.toSorted((one, other) => one - other) as [number, number, number];
        const toPixels = linear([low, high], [0, 500]);
        expect([toPixels(low), toPixels(high)]).toEqual(low < high ? [0, 500] : [250, 250]);
        expect(toPixels(middle)).toBeGreaterThanOrEqual(0);
        expect(toPixels(middle)).toBeLessThanOrEqual(500);
      }),
    );
  });

  test('spans the smallest numbers, which cannot be halved', () => {
    const toPixels = linear([3 * Number.MIN_VALUE, 4 * Number.MIN_VALUE], [0, 500]);
    expect([toPixels(3 * Number.MIN_VALUE), toPixels(4 * Number.MIN_VALUE)]).toEqual([0, 500]);
  });

  test('centers a single point', () => expect(linear([7, 7], [0, 100])(7)).toBe(50));
});
