import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../text-search/fold.ts';
import { createRowFilter, createSortAndSearch, type RowModelInputs, runSync } from './rowModel.ts';

type Row = readonly [name: string, role: string | null];

const letters = (characters: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters.split('')), maxLength });
/** Includes regular expression syntax, and characters beyond ASCII that are ASCII in lower case. */
const written = 'aAbBzZéÉßİıẞK\u212a\u0301 @.*\\[|\n';
const rows = fc.array(fc.tuple(letters(written, 6), fc.option(letters(written, 6))), {
  maxLength: 30,
});
const wish = letters('abzeéßiık\u0301.*\\[|\n', 3);

const column = (id: string, read: (row: Row) => string | null) => ({ id, header: id, cell: () => '', sortBy: read });
const name = column('name', ([first]) => first);
const role = column('role', ([, second]) => second);

const inputs = (list: readonly Row[], search: string, more?: Partial<RowModelInputs<Row>>): RowModelInputs<Row> => ({
  rows: list,
  columns: [name, role],
  sort: [],
  search,
  locale: 'en-US',
  ...more,
});
const foundIn = (list: readonly Row[], search: string) => list.filter(createRowFilter(inputs(list, search)));

it('finds text in any column, regardless of case and accents (10)', () => {
  fc.assert(
    fc.property(rows, wish, (list, wanted) => {
      const has = (value: string | null) => fold(value ?? '', 'en-US').includes(fold(wanted, 'en-US'));
      expect(foundIn(list, wanted)).toEqual(list.filter((row) => row.some(has)));
    }),
  );
});

it('finds all rows for combining accents only (10)', () => {
  const list: Row[] = [
    ['an', null],
    ['', null],
    ['x', 'y'],
  ];
  expect(foundIn(list, '\u0301\u0308')).toEqual(list);
});

it('does not match across columns (10)', () => {
  const list: Row[] = [
    ['an', 'na'],
    ['na', null],
  ];
  expect(foundIn(list, 'nn')).toEqual([]);
});

it('finds the same rows regardless of earlier searches (10)', () => {
  const byRule = (row: Row, search: string) => row[0].length === search.length;
  const more = fc.constantFrom({}, { columns: [name] }, { columns: [role] }, { matches: byRule });
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(wish, more), { maxLength: 8 }), (list, wishes) => {
      const used = createSortAndSearch<Row>();
      for (const [search, given] of wishes) {
        const asked = inputs(list, search, given);
        expect(runSync(used.run(asked))).toEqual(runSync(createSortAndSearch<Row>().run(asked)));
      }
    }),
    { numRuns: 500 },
  );
});
