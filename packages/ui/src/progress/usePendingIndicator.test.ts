import { expect, test } from 'vitest';
import { waitUntilChange } from './usePendingIndicator.ts';

test('appears after 200 ms of pending work', () => {
  expect(waitUntilChange(true, null, 1000)).toBe(200);
});

test('never appears for work that ended sooner', () => {
  expect(waitUntilChange(false, null, 1000)).toBeUndefined();
});

test('stays while the work is pending', () => {
  expect(waitUntilChange(true, 1000, 9000)).toBeUndefined();
});

test('stays until 400 ms have passed when the work ends', () => {
  expect(waitUntilChange(false, 1000, 1100)).toBe(300);
  expect(waitUntilChange(false, 1000, 5000)).toBe(0);
});
