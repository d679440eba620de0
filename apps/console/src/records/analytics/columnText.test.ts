import { expect, test } from 'vitest';
import { bytesInColumn, compactInColumn, percentInColumn, viewingInColumn } from './columnText.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('gives the numbers of a column the same number of decimals', () => {
  expect([0.68, 0.625, 1].map(percentInColumn)).toEqual(['68.0%', '62.5%', '100.0%']);
  expect([14_320, 8_370, 5_000].map(compactInColumn)).toEqual(['14.3K', '8.4K', '5.0K']);
  expect([4.1e9 * 3.6, 5_400].map(viewingInColumn)).toEqual(['4.1M hours', '1.5 hours']);
  expect([1.66e15, 842e12, 5e12].map(bytesInColumn).map(plain)).toEqual(['1.7 PB', '842.0 TB', '5.0 TB']);
});

test('keeps small counts and bytes whole', () => {
  expect([0, 532, 999.4].map(compactInColumn)).toEqual(['0', '532', '999']);
  expect([0, 532].map(bytesInColumn).map(plain)).toEqual(['0 B', '532 B']);
});
