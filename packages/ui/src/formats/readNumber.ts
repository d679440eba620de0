import { plainDigits } from './digits.ts';
import { numberFormatter } from './formats.ts';

interface NumberFormat {
  decimal: string;
  group: string;
  /** Whether groups above the thousands have two digits, as in Hindi. */
  hasPairs: boolean;
  /** Text that can surround the number: "€", "%", "Stunden". The longest first. */
  affixes: readonly string[];
  /** Numbers written without a digit: "ساعتان" is two hours. */
  words: ReadonlyMap<string, number>;
  /** Digits that are also letters: 一二三. */
  digits: ReadonlyMap<string, string>;
  isPercent: boolean;
  isAccounting: boolean;
}

const maxLength = 100;
const arabicDecimal = '\u066B';
const arabicGroup = '\u066C';
const signs = /[-\u2212\uFE63\uFF0D+\uFF0B]/gu;
/** Numbers whose plural forms differ in some language. */
const plurals = [0, 1, 2, 3, 4, 7, 11, 20, 21, 100, 0.1, 1.1, -1];

/** Numbers for which a language can have its own word instead of digits. */
const singularAndDual = [1, 2];

/** Normalizes separators to one character each: space, apostrophe, "." and ",". The two Arabic ones are unambiguous. */
function plainSeparators(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/['\u2018\u2019`\u00B4\uFF07]/gu, '’')
    .replaceAll(/[,\u060C\uFF0C\u3001]/gu, ',')
    .replaceAll('\uFF0E', '.');
}

function learn(locale: string, options: Intl.NumberFormatOptions): NumberFormat {
  const { maximumSignificantDigits: _max, minimumSignificantDigits: _min, ...rest } = options;
  const written = { ...rest, useGrouping: true, minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const parts = numberFormatter(locale, written).formatToParts(1_234_567.8);
  const sign = (expected: Intl.NumberFormatPartTypes) =>
    plainSeparators(parts.find(({ type }) => type === expected)?.value ?? '');
  const affixes = new Set<string>();
  const words = new Map<string, number>();
  const displays = options.style === 'currency' ? (['symbol', 'narrowSymbol', 'code'] as const) : [undefined];
  for (const currencyDisplay of displays) {
    const format = numberFormatter(locale, currencyDisplay ? { ...options, currencyDisplay } : options);
    for (const part of plurals.flatMap((number) => format.formatToParts(number))) {
      if (/^(?:currency|unit|percentSign|literal|compact)$/u.test(part.type)) {
        affixes.add(plainSeparators(part.value).trim());
      }
    }
    for (const number of singularAndDual) {
      if (format.formatToParts(number).some(({ type }) => type === 'integer')) continue;
      words.set(plainSeparators(format.format(number)).trim(), number);
    }
  }
  if (options.style === 'percent') affixes.add('%');
  affixes.delete('');
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
  return {
    decimal: sign('decimal'),
    group: sign('group'),
    hasPairs: parts.filter(({ type }) => type === 'integer')[1]?.value.length === 2,
    affixes: [...affixes].sort((one, other) => other.length - one.length),
    words,
    digits: new Map(
      digits.map((digit) => [numberFormatter(locale, { useGrouping: false }).format(Number(digit)), digit]),
    ),
    isPercent: options.style === 'percent',
    isAccounting: options.currencySign === 'accounting',
  };
}

const formats = new Map<string, NumberFormat>();

function formatOf(locale: string, options: Intl.NumberFormatOptions): NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const numberFormat = formats.get(key) ?? learn(locale, options);
  formats.set(key, numberFormat);
  return numberFormat;
}

const thousands = (group: string) => new RegExp(String.raw`^[1-9]\d{0,2}(?:[${group}]\d{3})+$`, 'u');
const lakhs = (group: string) => new RegExp(String.raw`^[1-9]\d?(?:[${group}]\d{2})*[${group}]\d{3}$`, 'u');

/** The digits of a grouped integer; undefined if the separators are not at group positions. */
function ungrouped(text: string, { hasPairs }: NumberFormat): string | undefined {
  if (/^\d*$/u.test(text)) return text;
  const group = /\D/u.exec(text)?.[0] ?? '';
  const isGrouped = thousands(group).test(text) || (hasPairs && lakhs(group).test(text));
  return isGrouped ? text.replaceAll(group, '') : undefined;
}

/** "1,234.5" as "1234.5", if it is unambiguous in this format. */
function plainNumber(body: string, numberFormat: NumberFormat): string | undefined {
  const separators: readonly string[] = body.match(/\D/gu) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return body;
  const isRepeated = separators.length > 1 && separators.every((separator) => separator === last);
  const isSafeGroup = last === numberFormat.group || isRepeated || ` ’${arabicGroup}`.includes(last);
  if (last !== numberFormat.decimal && last !== arabicDecimal && isSafeGroup) {
    const whole = ungrouped(body, numberFormat);
    if (whole !== undefined) return whole;
  }
  if (!`.,${arabicDecimal}`.includes(last) || separators.indexOf(last) < separators.length - 1) return undefined;
  const [before = '', fraction = ''] = body.split(last);
  const whole = ungrouped(before, numberFormat);
  if (whole === undefined || whole + fraction === '') return undefined;
  const isOwn = last === numberFormat.decimal || last === arabicDecimal;
  // Otherwise the separator could group thousands.
  const couldBeGroup = fraction.length === 3 && before !== '0' && before !== '' && !/[.,]/u.test(before);
  if (!isOwn && (fraction === '' || couldBeGroup)) return undefined;
  return `${whole || '0'}.${fraction || '0'}`;
}

/** Whether a number represents every digit: 9007199254740993 becomes another one. */
function isExact(plain: string, value: number): boolean {
  const significant = (text: string) => text.replace('.', '').replace(/^0+/u, '').replace(/0+$/u, '');
  const digits = significant(plain);
  if (digits.length <= 15) return true;
  const written = value.toPrecision(Math.min(100, digits.length)).replace(/e.*$/u, '');
  return significant(written) === digits;
}

/**
 * Reads a number in a locale's format, with its grouping, decimal separator and digits: "1 234,5" in French. With
 * `options`
 * also the text around it: "12,5 %" is 0.125. Separators of other locales are accepted if unambiguous: "1,5" in English
 * is
 * 1.5. Undefined if the text is not a number, is ambiguous ("1.500" in French), or has more digits than a number can
 * hold.
 */
export function readNumber(text: string, locale: string, options: Intl.NumberFormatOptions = {}): number | undefined {
  if (text.length > maxLength) return undefined;
  const numberFormat = formatOf(locale, options);
  const digitLetters = [...numberFormat.digits.keys()].filter((digit) => !/\d/u.test(digit)).join('');
  const own =
    digitLetters === ''
      ? text
      : text.replaceAll(new RegExp(`[${digitLetters}]`, 'gu'), (letter) => numberFormat.digits.get(letter) ?? letter);
  const plain = plainDigits(plainSeparators(own)).trim();
  const word = numberFormat.words.get(plain);
  if (word !== undefined) return word;
  const found = /^(?<head>.*?)(?<body>[.,\u066B]?\d(?:.*\d)?[.,\u066B]?)(?<tail>.*?)$/u.exec(plain)?.groups;
  if (!found) return undefined;
  const { head = '', body = '', tail = '' } = found;
  const isParenthesized = numberFormat.isAccounting && head.includes('(') && tail.includes(')');
  let around = `${head} ${tail}`;
  if (isParenthesized) around = around.replace('(', '').replace(')', '');
  for (const affix of numberFormat.affixes) around = around.replace(affix, '');
  const foundSigns = around.match(signs) ?? [];
  if (foundSigns.length > 1 || around.replaceAll(signs, '').trim() !== '') return undefined;
  const number = plainNumber(body, numberFormat);
  if (number === undefined) return undefined;
  const value = Number(numberFormat.isPercent ? `${number}e-2` : number);
  if (!Number.isFinite(value) || !isExact(number, Number(number))) return undefined;
  const isNegative = isParenthesized || (foundSigns[0] !== undefined && !/[+\uFF0B]/u.test(foundSigns[0]));
  // Never -0, which is formatted as 0.
  return isNegative && value !== 0 ? -value : value;
}
