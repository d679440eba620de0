import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utcMidnight } from '../calendar/isoDate.ts';
import { formatDate } from '../date-time/formatDate.ts';
import { parseDate } from './parseDate.ts';

const today = '2026-11-20';
const english = (text: string) => parseDate(text, 'en-US', today);

describe('parses typed and pasted dates', () => {
  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05T13:03:00Z', '2026-11-05'],
    ['05 Nov 2026', '2026-11-05'],
    ['05 Nov 2026, 14:03 (Europe/Oslo)', '2026-11-05'],
    [' 5 nov 2026 ', '2026-11-05'],
    ['Nov 5, 2026', '2026-11-05'],
    ['november 5', '2026-11-05'],
    ['5 novem', '2026-11-05'],
    ['Thursday, November 5, 2026', '2026-11-05'],
    ['20261105', '2026-11-05'],
    ['11/5/26', '2026-11-05'],
    ['11/5', '2026-11-05'],
    ['2026/11/5', '2026-11-05'],
    ['today', '2026-11-20'],
    ['Tomorrow', '2026-11-21'],
    ['+7', '2026-11-27'],
    ['-20', '2026-10-31'],
  ])('%s', (text, day) => expect(english(text)).toBe(day));
});

describe('rejects invalid dates', () => {
  test.each(['', 'soon', '5', '31 Jun 2026', '13/13/2026', 'ma 5', '5 nov dec', '2026-11', '12345', '5 Nov 2026 7'])(
    '%j',
    (text) => expect(english(text)).toBeUndefined(),
  );
});

test("reads numeric dates in the locale's order", () => {
  expect(parseDate('5/11/2026', 'en-US', today)).toBe('2026-05-11');
  expect(parseDate('5/11/2026', 'en-GB', today)).toBe('2026-11-05');
  expect(parseDate('5.11.', 'de-DE', today)).toBe('2026-11-05');
  expect(parseDate('26.11.5', 'hu-HU', today)).toBe('2026-11-05');
  // A year at the end is recognized in any locale.
  expect(parseDate('11.5.2026', 'hu-HU', today)).toBe('2026-11-05');
});

test("reads the locale's language and English", () => {
  expect(parseDate('5. november', 'nb-NO', today)).toBe('2026-11-05');
  expect(parseDate('05 Nov 2026', 'fr-FR', today)).toBe('2026-11-05');
  expect(parseDate('5 de noviembre de 2026', 'es-ES', today)).toBe('2026-11-05');
  expect(parseDate('morgen', 'de-DE', today)).toBe('2026-11-21');
});

test("ignores case, including letters from another language's keyboard", () => {
  expect(parseDate('5 KASIM', 'tr-TR', today)).toBe('2026-11-05');
  expect(parseDate('5 APRIL 2026', 'tr-TR', today)).toBe('2026-04-05');
  expect(parseDate('5 EKİM', 'tr-TR', today)).toBe('2026-10-05');
  expect(parseDate('BUGÜN', 'tr-TR', today)).toBe(today);
  expect(parseDate('5 ΝΟΕΜΒΡΙΟΥ 2026', 'el-GR', today)).toBe('2026-11-05');
  expect(parseDate('5 marz 2026', 'de-DE', today)).toBe('2026-03-05');
  expect(parseDate('５ nov ２０２６', 'ja-JP', today)).toBe('2026-11-05');
});

const locales = [
  'en-US',
  'en-GB',
  'nb-NO',
  'de-DE',
  'fr-FR',
  'es-ES',
  'pt-BR',
  'it-IT',
  'pl-PL',
  'ru-RU',
  'ja-JP',
  'zh-CN',
  'ko-KR',
  'ar-EG',
  'he-IL',
  'tr-TR',
  'uk-UA',
  'ar-SA',
  'fa-IR',
  'th-TH',
  'el-GR',
  'lt-LT',
  'az-AZ',
  'ja-JP-u-ca-japanese',
];

test.each(locales)('reads back dates formatted in %s', (locale) => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      const written = formatDate(utcMidnight(day), 'UTC', locale);
      const capitals = [written, written.toLocaleUpperCase(locale), written.toUpperCase()];
      expect(capitals.map((text) => parseDate(text, locale, today))).toEqual([day, day, day]);
    }),
    { numRuns: 60 },
  );
});
