import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextIndex } from './nextIndex.ts';

it('wraps around with arrow keys and stops at the ends with Page keys', () => {
  expect(nextIndex('ArrowDown', 2, 3)).toBe(0);
  expect(nextIndex('ArrowUp', 0, 3)).toBe(2);
  expect(nextIndex('PageDown', 0, 20)).toBe(8);
  expect(nextIndex('PageDown', 18, 20)).toBe(19);
  expect(nextIndex('Home', 5, 20)).toBeUndefined();
});

it('starts at an end without a position, and ignores an empty list', () => {
  expect(nextIndex('ArrowDown', -1, 3)).toBe(0);
  expect(nextIndex('ArrowUp', -1, 3)).toBe(2);
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
    expect(nextIndex(key, -1, 0)).toBeUndefined();
    expect(nextIndex(key, 0, 0)).toBeUndefined();
  }
});

it('stays within the list', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp');
  fc.assert(
    fc.property(fc.array(keys), fc.integer({ min: 1, max: 30 }), (pressed, count) => {
      const end = pressed.reduce((index, key) => nextIndex(key, index, count) ?? index, 0);
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThan(count);
    }),
  );
});
