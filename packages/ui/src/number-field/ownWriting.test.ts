import { expect, test } from 'vitest';
import { ownWriting } from './ownWriting.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

test('a finished number is written as everywhere else', () => {
  expect(plain(ownWriting('1,200', 1200, 'en-US', {}))).toBe('1 200');
  expect(plain(ownWriting('30%', 0.3, 'en-US', { style: 'percent' }))).toBe('30 %');
  expect(plain(ownWriting('$1,200.50', 1200.5, 'en-US', { style: 'currency', currency: 'USD' }))).toBe('$1 200.50');
  expect(ownWriting('1.234,5', 1234.5, 'de-DE', {})).toBe('1.234,5');
});

test('what is being typed is left alone', () => {
  expect(ownWriting('1,2005', 1200, 'en-US', {})).toBe('1,2005');
  expect(ownWriting('', Number.NaN, 'en-US', {})).toBe('');
});
