import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleCount } from './visibleCount.ts';

test.each([
  [[], 100, 0],
  [[40], 30, 1],
  [[40, 40], 84, 2],
  [[40, 40], 83, 1],
  [[40, 40, 40], 100, 1],
  [[40, 40, 40], 118, 2],
  [[40, 40, 10], 100, 3],
])('tokens of %j px in %i px: %i', (widths, maxWidth, expected) => {
  expect(visibleCount(widths, 4, maxWidth, 30)).toBe(expected);
});

test('shows tokens that fit with the count, and no more would fit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1 }),
      fc.integer({ min: 60, max: 900 }),
      (widths, maxWidth) => {
        const needed = (count: number) =>
          widths.slice(0, count).reduce((sum, width) => sum + width + 4, -4) + (count < widths.length ? 34 : 0);
        const shown = visibleCount(widths, 4, maxWidth, 30);
        expect(shown === 1 || needed(shown) <= maxWidth).toBe(true);
        const fewest = Math.min(needed(shown + 1), needed(widths.length));
        expect(shown === widths.length || fewest > maxWidth).toBe(true);
      },
    ),
  );
});
