import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersLeft, countCharacters, isNearLimit } from './characterCount.ts';

test('counts an emoji as one character', () => {
  expect(countCharacters('🎬')).toBe(1);
  expect(countCharacters('é')).toBe(1);
});

test('remaining and used characters add up to the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(500), (text, limit) => {
      expect(charactersLeft(text, limit) + countCharacters(text)).toBe(limit);
    }),
  );
});

test('is near the limit within the last tenth, and at least the last 10', () => {
  expect([11, 10, 0, -1].map((left) => isNearLimit(left, 40))).toEqual([false, true, true, true]);
  expect([51, 50].map((left) => isNearLimit(left, 500))).toEqual([false, true]);
});
