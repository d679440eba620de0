import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folded } from './folded.ts';
import { addMatching, type Found, haystackOf } from './search.ts';

type Row = [name: string, role: string | null];

const text = fc.string({ unit: fc.constantFrom(...'aAbBzéÉßİẞ\u0301 @'.split('')), maxLength: 6 });
const rows = fc.array(fc.tuple(text, fc.option(text)), { maxLength: 30 });

function foundIn(list: readonly Row[], wanted: string, from = 0): number[] {
  const found: Found = { rows: new Uint32Array(list.length), count: 0 };
  const reads = [([name]: Row) => name, ([, role]: Row) => role];
  addMatching(found, haystackOf(list, reads, from, list.length), from, folded(wanted));
  return Array.from(found.rows.subarray(0, found.count));
}

it('finds the rows in which one column has the text, whatever its case and accents (10)', () => {
  fc.assert(
    fc.property(
      rows,
      fc.string({ unit: fc.constantFrom(...'abzeéßi\u0301'.split('')), maxLength: 2 }),
      (list, wanted) => {
        const has = (value: string | null) => folded(value ?? '').includes(folded(wanted));
        const expected = [...list.keys()].filter((index) => list[index]?.some(has));
        expect(foundIn(list, wanted)).toEqual(expected);
      },
    ),
  );
});

it('has nothing left to look for in accents alone: all rows are found, and the search ends (10)', () => {
  const list: Row[] = [
    ['an', null],
    ['', null],
    ['x', 'y'],
  ];
  expect(foundIn(list, '\u0301\u0308')).toEqual([0, 1, 2]);
  expect(foundIn([], '\u0301')).toEqual([]);
});

it('joins neither two columns nor two rows (10)', () => {
  expect(
    foundIn(
      [
        ['an', 'na'],
        ['na', null],
      ],
      'nn',
    ),
  ).toEqual([]);
  expect(
    foundIn(
      [
        ['an', 'na'],
        ['na', null],
      ],
      'n\0n',
    ),
  ).toEqual([]);
});

it('counts rows from where a stretch begins', () => {
  expect(
    foundIn(
      [
        ['x', null],
        ['x', null],
        ['y', 'x'],
      ],
      'x',
      1,
    ),
  ).toEqual([1, 2]);
});
