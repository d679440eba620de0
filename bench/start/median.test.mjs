import { expect, test } from 'vitest';
import { median } from './median.mjs';

test('is the middle one, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});
