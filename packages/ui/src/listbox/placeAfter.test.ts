import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeAfter } from './placeAfter.ts';

it('goes round by arrows, and stops at the ends by pages', () => {
  expect(placeAfter('ArrowDown', 2, 3)).toBe(0);
  expect(placeAfter('ArrowUp', 0, 3)).toBe(2);
  expect(placeAfter('PageDown', 0, 20)).toBe(8);
  expect(placeAfter('PageDown', 18, 20)).toBe(19);
  expect(placeAfter('Home', 5, 20)).toBeUndefined();
});

it('begins at an end where there is no place yet, and stays away from a list without entries', () => {
  expect(placeAfter('ArrowDown', -1, 3)).toBe(0);
  expect(placeAfter('ArrowUp', -1, 3)).toBe(2);
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
    expect(placeAfter(key, -1, 0)).toBeUndefined();
    expect(placeAfter(key, 0, 0)).toBeUndefined();
  }
});

it('never leaves the list', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp');
  fc.assert(
    fc.property(fc.array(keys), fc.integer({ min: 1, max: 30 }), (pressed, count) => {
      const end = pressed.reduce((place, key) => placeAfter(key, place, count) ?? place, 0);
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThan(count);
    }),
  );
});
