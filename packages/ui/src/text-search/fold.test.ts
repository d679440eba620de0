import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldCharacters } from './fold.ts';

const locales = ['en-US', 'tr-TR', 'nb-NO', 'de-DE', 'ja-JP', 'hi-IN'];
const samples = [
  'José',
  'Muñoz',
  'Ångström',
  'Łódź',
  'Đặng',
  'Kasım',
  'İstanbul',
  'ISPARTA',
  'Straße',
  'Þórður',
  'ΟΔΟΣ',
  'Ёлка',
  'कि',
  '가각',
  'ﾊﾟﾘ',
  'ＡＢＣ',
  'ﬁn',
  '𝒳 1\u00a0337',
];
const messages = fc
  .array(fc.constantFrom(...samples, 'a', 'É', 'ı', 'İ', '\u0301', '\u0307', ' ', '-', 'ß', 'x'), { maxLength: 6 })
  .map((parts) => parts.join(''));
const locale = fc.constantFrom(...locales);

test('folds composed, decomposed, lowercase and uppercase text equally, including substrings', () => {
  const variants: ((text: string) => string)[] = [
    (text) => text.normalize('NFC'),
    (text) => text.normalize('NFD'),
    (text) => text.toLowerCase(),
    (text) => text.normalize('NFD').toLowerCase().normalize('NFC'),
  ];
  fc.assert(
    fc.property(messages, locale, fc.constantFrom(...variants), (text, where, variant) => {
      expect(fold(variant(text), where)).toBe(fold(text, where));
    }),
  );
});

test('folds letter by letter with the same result, covering every code unit', () => {
  fc.assert(
    fc.property(messages, locale, (text, where) => {
      const characters = foldCharacters(text, where);
      expect(characters.map(({ folded }) => folded).join('')).toBe(fold(text, where));
      expect(characters.map(({ character }) => character).join('')).toBe(text);
      expect(characters.every(({ start, end, character }) => text.slice(start, end) === character)).toBe(true);
    }),
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(messages, locale, (text, where) => {
      expect(fold(fold(text, where), where)).toBe(fold(text, where));
    }),
  );
});

test.each([
  ['jose', 'José', 'en-US'],
  ['KASIM', 'Kasım', 'tr-TR'],
  ['kasim', 'KASIM', 'tr-TR'],
  ['istanbul', 'İSTANBUL', 'tr-TR'],
  ['ısparta', 'ISPARTA', 'tr-TR'],
  ['info', 'INFO', 'tr-TR'],
  ['orsta', 'Ørsta', 'en-US'],
  ['strasse', 'STRAßE', 'de-DE'],
  ['muller', 'Müller', 'de-DE'],
  ['οδος', 'ΟΔΟΣ', 'el-GR'],
  ['1 337', '1\u202f337', 'en-US'],
  ['パリ', 'ぱり', 'ja-JP'],
])('folds %s to %s in %s', (one, other, where) => {
  expect(fold(one, where)).toBe(fold(other, where));
});

test.each([
  ['alesund', 'Ålesund', 'nb-NO'],
  ['sisli', 'Şişli', 'tr-TR'],
  ['कि', 'का', 'hi-IN'],
  ['กิน', 'กัน', 'th-TH'],
])('keeps %s and %s distinct in %s, where they are separate letters', (one, other, where) => {
  expect(fold(one, where)).not.toBe(fold(other, where));
});
