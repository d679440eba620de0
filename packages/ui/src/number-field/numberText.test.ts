import { expect, test } from 'vitest';
import { removeGroupSeparators, formatExact } from './numberText.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

test('formats a number with the locale and all its digits', () => {
  expect(plain(formatExact(1200, 'en-US', {}))).toBe('1,200');
  expect(plain(formatExact(0.3, 'en-US', { style: 'percent' }))).toBe('30%');
  expect(plain(formatExact(0.125, 'en-US', { style: 'percent' }))).toBe('12.5%');
  expect(plain(formatExact(1200.5, 'en-US', { style: 'currency', currency: 'USD' }))).toBe('$1,200.50');
  expect(plain(formatExact(1200.125, 'en-US', { style: 'currency', currency: 'USD' }))).toBe('$1,200.125');
  expect(formatExact(0.123_45, 'en-US', {})).toBe('0.12345');
  expect(formatExact(1.5, 'de-DE', { maximumFractionDigits: 0 })).toBe('1,5');
  expect(formatExact(1234.5, 'de-DE', {})).toBe('1.234,5');
});

test.each([
  ['a digit behind it', '1.234', [5, 5, '5'], '1.2345', 6, '12345', 5],
  ['a digit in it', '1.234', [3, 3, '9'], '1.2934', 4, '12934', 3],
  ['the last digit removed', '1.234', [4, 5, null], '1.23', 4, '123', 3],
  ['the sign removed', '1.234', [1, 2, null], '1234', 1, '1234', 1],
  ['another number over it', '1.234', [0, 5, '1.2345'], '1.2345', 6, '1.2345', 6],
  ['decimals behind it', '1.234', [5, 5, ',5'], '1.234,5', 7, '1234,5', 6],
  ['a digit announced elsewhere', '1.234', [0, 0, '5'], '1.2345', 6, '12345', 5],
  ['everything removed', '1.234', [0, 5, null], '', 0, '', 0],
] as const)('%s', (_, before, [start, end, typed], text, caret, expected, expectedCaret) => {
  expect(removeGroupSeparators(before, { start, end, typed }, { text, caret }, 'de-DE', {})).toEqual({
    text: expected,
    caret: expectedCaret,
  });
});
