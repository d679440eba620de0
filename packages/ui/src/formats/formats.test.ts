import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBitRate,
  formatBytes,
  formatCompact,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
} from './formats.ts';

/** With plain spaces, for readability. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

describe('in English', () => {
  test('groups thousands', () => {
    expect(formatNumber(16_204)).toBe('16,204');
    expect(formatNumber(-1_234_567.891_2)).toBe('-1,234,567.891');
    expect(formatNumber(3.456, 'en-GB', 1)).toBe('3.5');
  });

  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [999.6, '1 kB'],
    [1_500, '1.5 kB'],
    [842_300_000, '842 MB'],
    [999_499_999, '999 MB'],
    [999_600_000, '1 GB'],
    [2.5e15, '2.5 PB'],
    [12_345e15, '12,345 PB'],
  ])('formats %d bytes', (bytes, text) => expect(plain(formatBytes(bytes))).toBe(text));

  test.each([
    [0, '0'],
    [0.61, '0.61'],
    [999.6, '1K'],
    [41_234, '41.2K'],
    [-5_240_000, '-5.24M'],
    [2e9, '2B'],
    [3.5e30, '3.5E30'],
  ])('formats %d in compact form', (value, text) => expect(plain(formatCompact(value))).toBe(text));

  test.each([
    [0, '0 ms'],
    [412.4, '412 ms'],
    [999.7, '1 s'],
    [1_240, '1.24 s'],
    [9_996, '10 s'],
    [59_700, '1 min'],
    [200_000, '3 min 20 s'],
    [7_176_000, '2 h'],
    [86_400_000, '1 d'],
    [187_200_000, '2 d 4 h'],
    [-200_000, '-3 min 20 s'],
  ])('formats %d ms', (milliseconds, text) => expect(plain(formatDuration(milliseconds))).toBe(text));

  test('separates a list with commas and no "and"', () => {
    expect(formatList([])).toBe('');
    expect(formatList(['Regular', 'Sales', 'Finance'])).toBe('Regular, Sales, Finance');
  });

  test('keeps percentages and bit rates on one line with their unit', () => {
    expect(formatPercent(0.6237)).toBe('62.4%');
    expect(formatPercent(1, 'en-US', 0)).toBe('100%');
    expect(formatBitRate(4_850_000)).toBe('4.85\u00A0Mbit/s');
  });
});

test("uses the locale's format in other languages", () => {
  expect(formatList(['a', 'b', 'c'], 'de-DE')).toBe('a, b und c');
  expect(formatNumber(16_204.5, 'de-DE')).toBe('16.204,5');
  expect(plain(formatCompact(5_240_000, 'de-DE'))).toBe('5,24 Mio.');
  expect(plain(formatPercent(0.6237, 'fr-FR'))).toBe('62,4 %');
  expect(plain(formatBytes(1_500_000, 'fr-FR'))).toBe('1,5 Mo');
  expect(plain(formatDuration(7_500_000, 'de-DE'))).toBe('2 Std. 5 Min.');
});

test('never shows four digits before a byte unit, and is accurate to half a percent', () => {
  const factors: Record<string, number> = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, PB: 1e15 };
  fc.assert(
    fc.property(fc.double({ min: 1, max: 9.9e17, noNaN: true }), (bytes) => {
      const [shown = '', unit = ''] = plain(formatBytes(bytes)).split(' ');
      expect(Number(shown)).toBeLessThan(1_000);
      expect(Number(shown)).toBeGreaterThanOrEqual(1);
      expect(Math.abs(Number(shown) * (factors[unit] ?? Number.NaN) - bytes) / bytes).toBeLessThanOrEqual(0.005);
    }),
  );
});

test('uses the largest unit that fits a duration', () => {
  const limits: Record<string, number> = { ms: 1_000, s: 60, min: 60, h: 24 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (milliseconds) => {
      const words = plain(formatDuration(milliseconds)).split(' ');
      for (let at = 1; at < words.length; at += 2) {
        expect(Number(words[at - 1])).toBeLessThan(limits[words[at] ?? ''] ?? Infinity);
      }
    }),
  );
});
