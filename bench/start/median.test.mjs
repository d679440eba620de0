import { expect, test } from 'vitest';
import { median } from './median.mjs';

test('returns the middle value in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});
