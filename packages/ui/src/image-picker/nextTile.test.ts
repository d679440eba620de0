import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTile } from './nextTile.ts';

const grid = { count: 10, columns: 4, isRightToLeft: false };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  // The last row is shorter: moves to its last tile.
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 9, 5],
  ['Home', 7, 0],
  ['End', 1, 9],
  ['a', 1, undefined],
])('%s moves from %d to %s (15)', (key, index, next) => expect(nextTile(key, index, grid)).toBe(next));

test('mirrors left and right in RTL (15)', () => {
  expect(nextTile('ArrowRight', 4, { ...grid, isRightToLeft: true })).toBe(3);
});

test('stays within the grid for any key', () => {
  const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(59),
      keys,
      (count, columns, at, key) => {
        const next = nextTile(key, at % count, { count, columns, isRightToLeft: false }) ?? -1;
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      },
    ),
  );
});
