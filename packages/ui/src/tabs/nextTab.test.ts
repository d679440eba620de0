import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test('arrow keys wrap around in reading direction', () => {
  expect(nextTab('ArrowRight', 0, 3, false)).toBe(1);
  expect(nextTab('ArrowRight', 2, 3, false)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3, false)).toBe(2);
  expect(nextTab('ArrowLeft', 0, 3, true)).toBe(1);
  expect(nextTab('ArrowRight', 0, 3, true)).toBe(2);
});

test('Home and End do not depend on the direction', () => {
  expect(nextTab('Home', 2, 3, true)).toBe(0);
  expect(nextTab('End', 0, 3, true)).toBe(2);
});

test('ignores other keys', () => {
  for (const key of ['ArrowDown', 'Enter', ' ', 'Tab', 'a']) expect(nextTab(key, 0, 3, false)).toBeUndefined();
});

test('an arrow key and its opposite return to any tab in either direction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), fc.boolean(), (count, seed, isRightToLeft) => {
      const from = seed % count;
      const there = nextTab('ArrowRight', from, count, isRightToLeft) ?? -1;
      expect(nextTab('ArrowLeft', there, count, isRightToLeft)).toBe(from);
    }),
  );
});
