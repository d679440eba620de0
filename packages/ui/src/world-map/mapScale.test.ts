import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapScale } from './mapScale.ts';

test('gives higher values darker colors, with round, increasing bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 200 }), (values) => {
      const { stepOf, bounds } = mapScale(values);
      const steps = values.toSorted((one, other) => one - other).map(stepOf);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      expect(bounds).toEqual([...new Set(bounds)].toSorted((one, other) => one - other));
      expect(bounds.length).toBeLessThanOrEqual(4);
      for (const step of steps) expect([1, 2, 3, 4, 5]).toContain(step);
      for (const bound of bounds) expect(bound).toBe(Number(bound.toPrecision(3)));
    }),
  );
});

test('distributes many countries evenly over the colors, even if they differ by thousands', () => {
  const values = Array.from({ length: 50 }, (_, at) => Math.round(1.3 ** at));
  const { stepOf } = mapScale(values);
  const counts = [1, 2, 3, 4, 5].map((step) => values.filter((value) => stepOf(value) === step).length);
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(7);
});

test('gives close values different colors, with bounds as round as possible', () => {
  const { stepOf, bounds } = mapScale([10_100, 10_300, 10_500, 10_700, 10_900]);
  expect(bounds).toEqual([10_300, 10_400, 10_600, 10_700]);
  expect(new Set([10_100, 10_300, 10_500, 10_700, 10_900].map(stepOf)).size).toBe(4);
  expect(mapScale([100, 300, 500, 700, 900]).bounds).toEqual([300, 400, 600, 700]);
});

test('gives a single country the darkest color', () => {
  expect(mapScale([1_200]).stepOf(1_200)).toBe(5);
});
