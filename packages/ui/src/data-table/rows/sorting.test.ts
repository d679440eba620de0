import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SortValue } from '../types.ts';
import { runSync } from './rowModel.ts';
import { collatorOf, nextSort, rank, type RankedSort, sortByRanks } from './sorting.ts';

it('adds, reverses, and removes a column with Shift (11)', () => {
  const up = { column: 'a', direction: 'ascending' } as const;
  const down = { column: 'a', direction: 'descending' } as const;
  const other = { column: 'b', direction: 'descending' } as const;
  expect(nextSort([], 'a')).toEqual([up]);
  expect(nextSort([up, other], 'a')).toEqual([down]);
  expect(nextSort([up], 'b', 'descending', true)).toEqual([up, other]);
  expect(nextSort([up, other], 'a', undefined, true)).toEqual([down, other]);
  expect(nextSort([down, other], 'a', undefined, true)).toEqual([other]);
});

it('sorts in the first direction, then reverses (11)', () => {
  const newest = [{ column: 'created', direction: 'descending' }] as const;
  const oldest = [{ column: 'created', direction: 'ascending' }] as const;
  expect(nextSort([{ column: 'email', direction: 'descending' }], 'created', 'descending')).toEqual(newest);
  expect(nextSort(newest, 'created', 'descending')).toEqual(oldest);
  expect(nextSort(oldest, 'created', 'descending')).toEqual(newest);
});

const languages = 'ar ca de el en es fi fr he id it ja ko nl pl pt ro ru sv uk zh'.split(' ');
const identity = (count: number) => Uint32Array.from({ length: count }, (_, index) => index);

function ranked(values: readonly SortValue[], locale: string, direction: RankedSort['direction'] = 'ascending') {
  const ranks = runSync(rank(values.length, (index) => values[index], collatorOf(locale)));
  return { ...ranks, direction };
}

function order(values: readonly SortValue[], locale = 'en-US', direction: RankedSort['direction'] = 'ascending') {
  return [...runSync(sortByRanks(identity(values.length), [ranked(values, locale, direction)]))];
}

function byCollator(values: readonly string[], locale: string, sign = 1): number[] {
  const { compare } = new Intl.Collator(locale);
  return [...values.keys()].toSorted((one, other) => sign * compare(values[one] ?? '', values[other] ?? ''));
}

const ascii = fc.string({ unit: fc.constantFrom(...'aAbBcChHzZ019 -_.,@!'.split('')), maxLength: 30 });
const latin = fc.string({ unit: fc.constantFrom(...'aáàåäAÅbcčhßøØzžñ e\u0301\u030a'.split('')), maxLength: 20 });
const messages = fc.array(fc.oneof(ascii, latin, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 60 });
const locales = fc.constantFrom('en-US', 'en-US-POSIX', 'de', 'sv', 'cs', 'da', 'hu', 'fr-CA', 'th', 'ja');

describe('locale order (12)', () => {
  it('sorts any strings stably in both directions', () => {
    fc.assert(
      fc.property(messages, locales, (values, locale) => {
        expect(order(values, locale)).toEqual(byCollator(values, locale));
        expect(order(values, locale, 'descending')).toEqual(byCollator(values, locale, -1));
      }),
      { numRuns: 300 },
    );
  });

  it.each(languages)('sorts printable characters and letter pairs in %s', (language) => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(126 - index));
    expect(order(printable, language)).toEqual(byCollator(printable, language));
    const letters = 'zyxwvutsrqponmlkjihgfedcba'.split('');
    const pairs = letters.flatMap((one) => letters.map((other) => one + other));
    expect(order(pairs, language)).toEqual(byCollator(pairs, language));
  });

  it('sorts strings with long common prefixes', () => {
    const alike = fc.array(
      fc
        .tuple(fc.constantFrom('edge.stream.', 'edge.stréam.', 'Edge.Stream.'), ascii)
        .map(([head, tail]) => head + tail),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(alike, locales, (values, locale) => {
        expect(order(values, locale)).toEqual(byCollator(values, locale));
      }),
    );
  });

  it('sorts more than one run', () => {
    let seed = 7;
    const next = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0);
    const values = Array.from({ length: 12_000 }, () => `${'AaÅbz'[next() % 5]}${next() % 900} ${next() % 7}`);
    expect(order(values, 'sv')).toEqual(byCollator(values, 'sv'));
    const plain = Array.from(
      { length: 70_000 },
      () => `${'abz'[next() % 3]}.${next() % 40}${'xyz'[next() % 3]}${next() % 900_000}`,
    );
    expect(order(plain)).toEqual(byCollator(plain, 'en-US'));
  });
});

describe('values (13)', () => {
  it('sorts numbers and dates, with empty values last in both directions', () => {
    const days = [new Date(5), null, new Date(-3), new Date(Number.NaN), new Date(1)];
    expect(order(days)).toEqual([2, 4, 0, 1, 3]);
    expect(order(days, 'en-US', 'descending')).toEqual([0, 4, 2, 1, 3]);
    expect(order([2, Number.NaN, -1, null, 0.5])).toEqual([2, 4, 0, 1, 3]);
  });

  it('puts numbers before strings', () => {
    expect(order(['b', 2, null, 'a', 1])).toEqual([4, 1, 3, 0, 2]);
  });

  it('gives equal values the same rank', () => {
    expect([...ranked(['b', 'a', 'b', null], 'en-US').ranks]).toEqual([1, 0, 1, 2]);
  });
});

it('breaks ties by the next column (11)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'A', 'b'), fc.nat(2)), { maxLength: 40 }),
      (rows) => {
        const sorts = [
          ranked(
            rows.map(([one]) => one),
            'en-US',
            'descending',
          ),
          ranked(
            rows.map(([, two]) => two),
            'en-US',
          ),
        ];
        const expected = [...rows.keys()].toSorted((one, other) => {
          const [a, b] = [rows[one], rows[other]];
          if (a === undefined || b === undefined) return 0;
          return b[0] - a[0] || new Intl.Collator('en-US').compare(a[1], b[1]);
        });
        expect([...runSync(sortByRanks(identity(rows.length), sorts))]).toEqual(expected);
      },
    ),
  );
});
