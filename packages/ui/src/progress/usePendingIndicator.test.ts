import { expect, test } from 'vitest';
import { waitUntilChange } from './usePendingIndicator.ts';

test('waits 200 ms before it shows that something is pending', () => {
  expect(waitUntilChange(true, null, 1000)).toBe(200);
});

test('never shows work that ended sooner', () => {
  expect(waitUntilChange(false, null, 1000)).toBeUndefined();
});

test('stays while the work goes on', () => {
  expect(waitUntilChange(true, 1000, 9000)).toBeUndefined();
});

test('stays for what is missing of 400 ms when the work ends', () => {
  expect(waitUntilChange(false, 1000, 1100)).toBe(300);
  expect(waitUntilChange(false, 1000, 5000)).toBe(0);
});
