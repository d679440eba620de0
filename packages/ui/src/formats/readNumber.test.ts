import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatWithOptions } from './formats.ts';
import { plainDigits } from './digits.ts';
import { readNumber } from './readNumber.ts';

const locales = `en-US en-GB en-IN en-ZA de-DE de-AT de-CH fr-FR fr-CH es-ES es-MX it-IT
pt-BR pt-PT nl-NL sv-SE nb-NO da-DK fi-FI pl-PL cs-CZ ru-RU uk-UA bg-BG
tr-TR el-GR hu-HU ro-RO hr-HR sl-SI lt-LT lv-LV et-EE is-IS he-IL ar-EG
ar-AE ar-SA fa-IR ur-PK hi-IN bn-BD mr-IN-u-nu-deva ta-IN my-MM th-TH th-TH-u-nu-thai ja-JP
ko-KR zh-CN zh-CN-u-nu-hanidec vi-VN id-ID ms-MY sw-KE am-ET ka-GE hy-AM kk-KZ ne-NP`.split(/\s/u);

const writings: [string, Intl.NumberFormatOptions][] = [
  ['plain', { maximumFractionDigits: 20 }],
  ['whole', { maximumFractionDigits: 0 }],
  ['ungrouped', { useGrouping: false, maximumFractionDigits: 20 }],
  ['percent', { style: 'percent', maximumFractionDigits: 20 }],
  ['money', { style: 'currency', currency: 'EUR', maximumFractionDigits: 20 }],
  ['accounts', { style: 'currency', currency: 'USD', currencySign: 'accounting', maximumFractionDigits: 20 }],
  ['unit', { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 20 }],
];

/** Realistic numbers: up to twelve digits, up to six of them decimals. */
const numbers = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`) + 0);

describe.each(locales)('in %s', (locale) => {
  test.each(writings)('reads back formatted numbers: %s', (_, options) => {
    fc.assert(
      fc.property(numbers, (number) => {
        const written = options.maximumFractionDigits === 0 ? Math.round(number) + 0 : number;
        expect(readNumber(formatWithOptions(written, locale, options), locale, options)).toBe(written);
      }),
      { numRuns: 60 },
    );
  });

  test('reads ungrouped input with either decimal separator', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 10, max: 99 }), (whole, cents) => {
        const number = Number(`${whole}.${cents}`);
        expect([`${whole}.${cents}`, `${whole},${cents}`].map((text) => readNumber(text, locale))).toEqual([
          number,
          number,
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test('reads numbers of another locale or rejects them, except ambiguous thousands', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...locales), (number, other) => {
        const text = formatWithOptions(number, other, { maximumFractionDigits: 20 });
        const read = readNumber(text, locale) ?? number;
        // "1.234" is 1.234 in English and 1234 in German: each is right in its locale.
        const isEither = /^\D*\d{1,3}[.,]\d{3}\D*$/u.test(plainDigits(text));
        expect(isEither ? number : read).toBe(number);
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ['1,5', 'en-US', 1.5],
  ['1,50', 'en-US', 1.5],
  ['1,500', 'en-US', 1500],
  ['0,500', 'en-US', 0.5],
  ['1,234.5', 'en-US', 1234.5],
  ['1.234,5', 'en-US', 1234.5],
  ['1\u202F337', 'en-US', 1337],
  ['1.5', 'de-DE', 1.5],
  ['1.500', 'de-DE', 1500],
  ['1,234.50', 'de-DE', 1234.5],
  ["1'234.5", 'de-CH', 1234.5],
  ['1.5', 'fr-FR', 1.5],
  ['1 234,5', 'fr-FR', 1234.5],
  ['1,23,456.5', 'hi-IN', 123_456.5],
  ['１２３．５', 'ja-JP', 123.5],
  ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ['1234.5', 'ar-EG', 1234.5],
  ['\u22125', 'en-US', -5],
  ['+5', 'en-US', 5],
  ['5.', 'en-US', 5],
  ['.5', 'en-US', 0.5],
  [' 12 ', 'en-US', 12],
])('reads %j in %s as %d', (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number);
});

test.each([
  ['', 'en-US'],
  ['.', 'en-US'],
  ['-', 'en-US'],
  ['1,2,3', 'en-US'],
  ['12,34,5', 'en-US'],
  ['1.2.3', 'en-US'],
  ['1 5', 'en-US'],
  ['012,500', 'en-US'],
  ['1,23,456', 'en-US'],
  ['1.500', 'fr-FR'],
  ['1.234.56', 'de-DE'],
  ['1e5', 'en-US'],
  ['0x10', 'en-US'],
  ['1D5', 'en-US'],
  ['--5', 'en-US'],
  ['5-3', 'en-US'],
  ['5 apples', 'en-US'],
  ['9007199254740993', 'en-US'],
  ['9'.repeat(200), 'en-US'],
])('rejects %j in %s', (text, locale) => {
  expect(readNumber(text, locale)).toBeUndefined();
});

test('accepts the text around a number with the same options', () => {
  expect(readNumber('12.5 %', 'en-US', { style: 'percent' })).toBe(0.125);
  expect(readNumber('12,5', 'de-DE', { style: 'percent' })).toBe(0.125);
  expect(readNumber('$1,200.50', 'en-US', { style: 'currency', currency: 'USD' })).toBe(1200.5);
  expect(readNumber('USD 1200', 'en-US', { style: 'currency', currency: 'USD' })).toBe(1200);
  expect(readNumber('€ 5', 'en-US', { style: 'currency', currency: 'USD' })).toBeUndefined();
  expect(readNumber('($5)', 'en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' })).toBe(-5);
  expect(readNumber('12 %', 'en-US')).toBeUndefined();
});

const hours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', unitDisplay: 'long' };

test.each([
  ['ar-EG', [1, 2]],
  ['he-IL', [2]],
])('reads numbers that %s writes as a word', (locale, numbers) => {
  const written = numbers.map((number) => formatWithOptions(number, locale, hours));
  expect(written.join(' ')).not.toMatch(/\p{Nd}/u);
  expect(written.map((text) => readNumber(text, locale, hours))).toEqual(numbers);
});

test.each(['ar-EG', 'he-IL'])('keeps the sign of a number word in %s', (locale) => {
  for (const number of [-1, -2]) {
    const written = formatWithOptions(number, locale, hours);
    expect(written).not.toBe(formatWithOptions(-number, locale, hours));
    expect(readNumber(written, locale, hours)).toBe(number);
  }
});
