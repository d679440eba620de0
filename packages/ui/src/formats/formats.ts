import { isEnglish, memoizeFormatters } from './locales.ts';

const fixedSpace = '\u00A0';

/** Cached `Intl.NumberFormat`. */
export const numberFormatter = memoizeFormatters(Intl.NumberFormat);
const listFormatter = memoizeFormatters(Intl.ListFormat);

/**
 * Hebrew has a word for "two hours", Arabic one for "an hour" too, and `Intl` uses them for negative values without a
 * sign.
 * Replaces the word by sign, digit and unit, in the plural form of ten.
 */
function replaceWord(value: number, locale: string, format: Intl.NumberFormat): string | undefined {
  if (format.formatToParts(value).some(({ type }) => type === 'minusSign' || type === 'integer')) return undefined;
  const digit = numberFormatter(locale, { maximumFractionDigits: 0 }).format(-value);
  const parts = format.formatToParts(value * 10);
  return parts.map(({ type, value: text }) => (type === 'integer' ? digit : text)).join('');
}

/** Formats a number with `Intl` options in the locale. */
export function formatWithOptions(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const format = numberFormatter(locale, options);
  const canBeWord = options.style === 'unit' && value < 0;
  return (canBeWord ? replaceWord(value, locale, format) : undefined) ?? format.format(value);
}

type Unit = keyof typeof symbols;

/** SI symbols; `Intl` would write "byte", "hr" and "Mb/s" in English. */
const symbols = {
  byte: 'B',
  kilobyte: 'kB',
  megabyte: 'MB',
  gigabyte: 'GB',
  terabyte: 'TB',
  petabyte: 'PB',
  'bit-per-second': 'bit/s',
  'kilobit-per-second': 'kbit/s',
  'megabit-per-second': 'Mbit/s',
  'gigabit-per-second': 'Gbit/s',
  'terabit-per-second': 'Tbit/s',
  millisecond: 'ms',
  second: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
} as const;

function quantity(value: number, unit: Unit, locale: string, options: Intl.NumberFormatOptions): string {
  if (isEnglish(locale)) return `${formatWithOptions(value, locale, options)}${fixedSpace}${symbols[unit]}`;
  const text = numberFormatter(locale, { ...options, style: 'unit', unit, unitDisplay: 'short' }).format(value);
  // A non-breaking space keeps a value and its unit on one line.
  return text.replaceAll(' ', fixedSpace);
}

/** In the largest unit that leaves at least 1, with three significant digits. */
function scaled(value: number, units: readonly Unit[], locale: string): string {
  const last = units.length - 1;
  let step = 0;
  let rest = value;
  // 999.6 rounds to 1000, which is 1 of the next unit.
  while (step < last && Math.abs(Number(rest.toPrecision(3))) >= 1_000) {
    rest /= 1_000;
    step += 1;
  }
  const options = Math.abs(rest) < 1_000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 };
  // `units` has `last + 1` entries and `step` is at most `last`.
  return quantity(rest, units[step] as Unit, locale, options);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;
const rateUnits = [
  'bit-per-second',
  'kilobit-per-second',
  'megabit-per-second',
  'gigabit-per-second',
  'terabit-per-second',
] as const;

/** "16,204", "3.5"; at most `fractionDigits` digits after the point. */
export function formatNumber(value: number, locale = 'en-US', fractionDigits = 3): string {
  return formatWithOptions(value, locale, { maximumFractionDigits: fractionDigits });
}

/** "41.2K", "5.24M": three significant digits; for axes and totals. */
export function formatCompact(value: number, locale = 'en-US'): string {
  // Beyond trillions, locales have no short name.
  const notation = Math.abs(value) < 1e15 ? 'compact' : 'scientific';
  return numberFormatter(locale, { maximumSignificantDigits: 3, notation }).format(value);
}

/** "Regular, Administrator": in English without "and", since more can follow ("+3"). */
export function formatList(words: readonly string[], locale = 'en-US'): string {
  return listFormatter(locale, { type: 'unit', style: 'short' }).format(words);
}

/** A ratio as a percentage: 0.6237 is "62.4%". */
export function formatPercent(ratio: number, locale = 'en-US', fractionDigits = 1): string {
  return formatWithOptions(ratio, locale, { style: 'percent', maximumFractionDigits: fractionDigits });
}

/** "842 MB": decimal units, as disks and networks use. */
export function formatBytes(bytes: number, locale = 'en-US'): string {
  return scaled(bytes, byteUnits, locale);
}

/** "4.85 Mbit/s", from bits per second. */
export function formatBitRate(bitsPerSecond: number, locale = 'en-US'): string {
  return scaled(bitsPerSecond, rateUnits, locale);
}

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "412 ms", "1.24 s", "3 min 20 s", "2 d 4 h": at most the two largest units. */
export function formatDuration(milliseconds: number, locale = 'en-US'): string {
  const integer = { maximumFractionDigits: 0 };
  const size = Math.abs(milliseconds);
  if (Math.round(size) < 1_000) return quantity(milliseconds, 'millisecond', locale, integer);
  if (size < 9_995) return quantity(milliseconds / 1_000, 'second', locale, { maximumSignificantDigits: 3 });
  const sign = Math.sign(milliseconds);
  const first = spans.findIndex(([, seconds]) => Math.round(size / 1_000) >= seconds);
  const [unit, seconds] = spans[first] ?? spans[3];
  const next = spans[first + 1];
  if (next === undefined) return quantity(sign * Math.round(size / 1_000), unit, locale, integer);
  const [smallerUnit, smallerSeconds] = next;
  // Rounded once, in the smaller unit, so that 119.6 min is 2 h and not 1 h 60 min.
  const total = Math.round(size / 1_000 / smallerSeconds);
  const perUnit = seconds / smallerSeconds;
  const large = quantity(sign * Math.floor(total / perUnit), unit, locale, integer);
  const small = total % perUnit;
  return small === 0 ? large : `${large}${fixedSpace}${quantity(small, smallerUnit, locale, integer)}`;
}
