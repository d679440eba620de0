import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from './shareOf.ts';

test('is the part of the whole', () => {
  expect(shareOf(3, 8)).toBe(0.375);
  expect(shareOf(100, 100)).toBe(1);
});

test('is unknown while the value is', () => {
  expect(shareOf(undefined, 100)).toBeUndefined();
  expect(shareOf(Number.NaN, 100)).toBeUndefined();
});

test('never leaves the bar, and never goes back when the value grows', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true }),
      fc.double({ noNaN: true }),
      fc.double({ noNaN: true }),
      (one, other, max) => {
        const [low, high] = [shareOf(Math.min(one, other), max), shareOf(Math.max(one, other), max)];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(high ?? 0);
      },
    ),
  );
});
