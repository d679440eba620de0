import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SortValue } from '../types.ts';
import { createRowFilter, createSortAndSearch, type RowModelInputs, runSync } from './rowModel.ts';

type Row = readonly [name: SortValue, size: SortValue];

const text = fc.string({ unit: fc.constantFrom(...'aAbBzéÅßİ\u0301 -0'.split('')), maxLength: 4 });
const number = fc.oneof(
  fc.integer({ min: -2, max: 2 }),
  fc.constantFrom(-0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);
const date = fc.integer({ min: -2, max: 2 }).map((time) => new Date(time));
const value: fc.Arbitrary<SortValue> = fc.oneof(text, text, number, date, fc.constant(null));
const direction = fc.constantFrom('ascending' as const, 'descending' as const);
const column = (id: string, read: (row: Row) => SortValue) => ({ id, header: id, cell: () => '', sortBy: read });
const columns = [column('name', ([name]) => name), column('size', ([, size]) => size)];

/** Numbers before strings, and empty values last in both directions. */
function compare(one: SortValue, other: SortValue, locale: string, sign: number): number {
  const kindOf = (of: SortValue) => (typeof of === 'string' ? 1 : Number.isNaN(Number(of ?? Number.NaN)) ? 2 : 0);
  const [a, b] = [kindOf(one), kindOf(other)];
  if (a === 2 || b === 2) return a - b;
  if (a !== b) return sign * (a - b);
  if (a === 1) return sign * new Intl.Collator(locale).compare(String(one), String(other));
  const [x, y] = [Number(one), Number(other)];
  return x === y ? 0 : sign * (x < y ? -1 : 1);
}

it('matches a filter and a sort of the array (10, 11, 12, 13)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value), { maxLength: 30 }),
      fc.array(fc.record({ column: fc.constantFrom('name', 'size', 'unknown'), direction }), { maxLength: 2 }),
      text,
      fc.constantFrom('en-US', 'en-US', 'sv', 'cs'),
      (rows, sort, search, locale) => {
        const inputs: RowModelInputs<Row> = { rows, columns, sort, search, matches: undefined, locale };
        const isFound = createRowFilter(inputs);
        const expected = [...rows.keys()]
          .filter((index) => search === '' || isFound(rows[index] as Row))
          .toSorted((one, other) => {
            for (const { column: id, direction: way } of sort) {
              const at = ['name', 'size'].indexOf(id);
              const sign = way === 'ascending' ? 1 : -1;
              const result = at === -1 ? 0 : compare(rows[one]?.[at] ?? null, rows[other]?.[at] ?? null, locale, sign);
              if (result !== 0) return result;
            }
            return 0;
          });
        const order = runSync(createSortAndSearch<Row>().run(inputs));
        expect([...(order ?? rows.keys())]).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});
