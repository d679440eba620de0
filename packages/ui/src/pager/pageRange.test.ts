import { expect, test } from 'vitest';
import { pageRange } from './pageRange.ts';

test('returns the first, middle and last page', () => {
  expect(pageRange(1, 100, 100, 2431)).toEqual({ from: 1, to: 100, pageCount: 25 });
  expect(pageRange(2, 100, 100, 2431)).toEqual({ from: 101, to: 200, pageCount: 25 });
  expect(pageRange(25, 100, 31, 2431)).toEqual({ from: 2401, to: 2431, pageCount: 25 });
});

test('gives an empty list one empty page', () => {
  expect(pageRange(1, 100, 0, 0)).toEqual({ from: 0, to: 0, pageCount: 1 });
});

test('never exceeds the page count when the total has shrunk', () => {
  expect(pageRange(3, 100, 5, 180)).toEqual({ from: 201, to: 205, pageCount: 3 });
});
