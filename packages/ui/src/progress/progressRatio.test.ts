import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressRatio } from './progressRatio.ts';

test('returns the completed fraction', () => {
  expect(progressRatio(3, 8)).toBe(0.375);
  expect(progressRatio(100, 100)).toBe(1);
});

test('is undefined while the value is unknown', () => {
  expect(progressRatio(undefined, 100)).toBeUndefined();
  expect(progressRatio(Number.NaN, 100)).toBeUndefined();
});

test('stays within 0 and 1, and never decreases while the value grows', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true }),
      fc.double({ noNaN: true }),
      fc.double({ noNaN: true }),
      (one, other, max) => {
        const [low, high] = [progressRatio(Math.min(one, other), max), progressRatio(Math.max(one, other), max)];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(high ?? 0);
      },
    ),
  );
});
