import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SortValue } from '../types.ts';
import type { RowModelInputs } from './rowModel.ts';
import { createFewRows } from './fewRows.ts';
import { createManyRows } from './manyRows.ts';
import { createQuickFewRows } from './quickFewRows.ts';

type Row = readonly [name: SortValue, size: SortValue];

const text = fc.string({ unit: fc.constantFrom(...'aAbBzéÅßİ\u0301 -0'.split('')), maxLength: 4 });
const number = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constant(-0), fc.constant(Number.NaN));
const date = fc.integer({ min: -2, max: 2 }).map((time) => new Date(time));
const value: fc.Arbitrary<SortValue> = fc.oneof(text, text, number, date, fc.constant(null));
const direction = fc.constantFrom('ascending' as const, 'descending' as const);
const column = (id: string, read: (row: Row) => SortValue) => ({ id, header: id, cell: () => '', sortBy: read });

it('brings few rows in the same order, and finds the same ones, as what is made for many (10, 12, 13)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value), { maxLength: 30 }),
      fc.array(fc.record({ column: fc.constantFrom('name', 'size', 'unknown'), direction }), { maxLength: 2 }),
      text,
      fc.constantFrom('en-US', 'en-US', 'sv', 'cs'),
      (rows, sort, search, locale) => {
        const columns = [column('name', ([name]) => name), column('size', ([, size]) => size)];
        const inputs: RowModelInputs<Row> = { rows, columns, sort, search, matches: undefined, locale };
        let expected: Uint32Array | undefined;
        createManyRows<Row>().arrange(
          inputs,
          Number.POSITIVE_INFINITY,
          (order) => {
            expected = order;
          },
          () => {},
        );
        expect(createFewRows<Row>()(inputs)).toEqual(expected);
        expect(createQuickFewRows<Row>()(inputs)).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});
