import { addDays, isoDate, type IsoDate } from '../calendar/isoDate.ts';
import { plainDigits } from '../formats/digits.ts';

interface Language {
  /** Folded names of each month, from January, as used in dates. */
  months: readonly (readonly string[])[];
  /** Words in dates without meaning here: weekday names, "de", "г.". */
  fillers: ReadonlySet<string>;
  /** The order of numbers: "5/11" is 5 November or May 11. */
  order: readonly ('day' | 'month' | 'year')[];
  /** "yesterday", "today", "tomorrow". */
  nearby: ReadonlyMap<string, number>;
}

/**
 * Folds text for comparison: case, accents and full-width forms. Turkish I with and without a dot is one letter, and Greek
 * capitals have no accents.
 */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase()
    .replaceAll('\u0131', 'i')
    .normalize('NFC');

/** Words without the periods of abbreviations. */
const wordsOf = (text: string) =>
  fold(text)
    .replaceAll(/(?<=[\p{L}\p{M}])\.(?=\p{L})/gu, '')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

function learn(locale: string): Language {
  const own = { timeZone: 'UTC', calendar: 'gregory' } as const;
  const styles = (['short', 'long'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(locale, { ...own, month, day: '2-digit', year: 'numeric', weekday: month }),
    new Intl.DateTimeFormat('en-US', { ...own, month, day: '2-digit', year: 'numeric', weekday: month }),
    new Intl.DateTimeFormat(locale, { ...own, month }),
  ]);
  const fillers = new Set<string>();
  const months = Array.from({ length: 12 }, (_, index) => {
    const names = new Set<string>();
    for (const style of styles) {
      for (let day = 1; day <= 7; day += 1) {
        for (const part of style.formatToParts(Date.UTC(2026, index, day))) {
          if (part.type === 'month') for (const word of wordsOf(part.value)) names.add(word);
          else for (const word of wordsOf(part.value)) fillers.add(word);
        }
      }
    }
    return [...names];
  });
  // A word that occurs with every month is the word for "month".
  const common = new Set(months.flat().filter((name) => months.every((names) => names.includes(name))));
  for (const name of common) fillers.add(name);
  const numeric = new Intl.DateTimeFormat(locale, own).formatToParts(0).map(({ type }) => type);
  const order = numeric.filter((type) => type === 'day' || type === 'month' || type === 'year');
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const nearby = new Map([-1, 0, 1].map((days) => [fold(relative.format(days, 'day')), days]));
  const named = months.map((names) => names.filter((name) => !common.has(name)));
  return { months: named, fillers, order, nearby };
}

const languages = new Map<string, Language>();

function languageOf(locale: string): Language {
  const cached = languages.get(locale) ?? learn(locale);
  languages.set(locale, cached);
  return cached;
}

/** The month number of a word, from 1; a prefix of three letters is enough. */
function monthOf(word: string, { months }: Language): number | undefined {
  const exact = months.findIndex((names) => names.includes(word));
  if (exact >= 0) return exact + 1;
  if (word.length < 3) return undefined;
  // Some languages write "in" and the month as one word.
  const ending = months.findIndex((names) => names.some((name) => name.length > 1 && word.endsWith(name)));
  if (ending >= 0) return ending + 1;
  const prefixMatches = months.flatMap((names, index) =>
    names.some((name) => name.startsWith(word)) ? [index + 1] : [],
  );
  return prefixMatches.length === 1 ? prefixMatches[0] : undefined;
}

/** "26" is 2026. */
const fullYear = (digits: string) => (digits.length <= 2 ? 2000 + Number(digits) : Number(digits));

/**
 * Parses a typed or pasted date: "2026-11-05", "5 nov 2026", "5 Nov", "5.11.26", "20261105", "today", "+7", with or
 * without a time. Numeric dates are read in the locale's order.
 */
export function parseDate(text: string, locale: string, today: IsoDate): IsoDate | undefined {
  const language = languageOf(locale);
  const plain = plainDigits(fold(text.trim()));
  const nearby = language.nearby.get(plain);
  if (nearby !== undefined) return addDays(today, nearby);
  if (/^[+-]\d{1,4}$/u.test(plain)) return addDays(today, Number(plain));
  const packed = /^(\d{4})(\d{2})(\d{2})$/u.exec(plain);
  if (packed) return isoDate(Number(packed[1]), Number(packed[2]), Number(packed[3]));

  // Drops a time after the date.
  const date = plain.replace(/[t,\s]+\d{1,2}[:.]\d{2}.*$/u, (time) => (/[:]/u.test(time) ? '' : time));
  const numbers = date.match(/\d+/gu) ?? [];
  const monthWords = wordsOf(date).filter(
    (word) => !language.fillers.has(word) || monthOf(word, language) !== undefined,
  );
  if (numbers.some((number) => number.length > 4 || number.length === 3) || monthWords.length > 1) return undefined;
  const currentYear = Number(today.slice(0, 4));
  const isYearFirst = numbers[0]?.length === 4;

  const [word] = monthWords;
  if (word !== undefined) {
    const month = monthOf(word, language);
    if (month === undefined || numbers.length < 1 || numbers.length > 2) return undefined;
    const [day = '', year] = isYearFirst ? [numbers[1], numbers[0]] : numbers;
    return isoDate(year === undefined ? currentYear : fullYear(year), month, Number(day));
  }
  if (numbers.length < 2 || numbers.length > 3) return undefined;
  const order = isYearFirst ? (['year', 'month', 'day'] as const) : language.order;
  // Without a year, or with the year elsewhere, day and month keep their order.
  const short = order.filter((part) => part !== 'year');
  const isYearLast = numbers[2]?.length === 4;
  const parts = numbers.length === 2 ? short : isYearLast ? [...short, 'year' as const] : order;
  const value = (part: 'day' | 'month' | 'year') => numbers[parts.indexOf(part)];
  const year = value('year');
  return isoDate(year === undefined ? currentYear : fullYear(year), Number(value('month')), Number(value('day')));
}
