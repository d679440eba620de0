import type { SortValue } from '../types.ts';
import type { RowModelInputs } from './rowModel.ts';
import type { Comparison, ComparisonFor } from './quickComparison.ts';
import { searchOf } from './search.ts';

/**
 * Brings rows in order, and finds those that match, while one waits: where they are few, it takes less than a frame.
 * @returns nothing where all are there in the order they came in
 */
export type ArrangeFewRows<Row> = (inputs: RowModelInputs<Row>) => Uint32Array | undefined;

const collatorFor: ComparisonFor = (locale) => new Intl.Collator(locale).compare;

/** A text or a number; dates are numbers, and no value is none. */
function comparable(value: SortValue): string | number {
  return typeof value === 'string' ? value : Number(value ?? Number.NaN);
}

/** Of each row its place by one column; what has no value lies beyond all others. */
function placesOf(values: readonly (string | number)[], compare: Comparison): readonly number[] {
  const order = (one: number, other: number) => {
    const [a, b] = [values[one], values[other]];
    if (typeof a === 'string') return typeof b === 'string' ? compare(a, b) : 1;
    return typeof b === 'string' ? -1 : Number(a) - Number(b);
  };
  const places = values.map(() => Number.POSITIVE_INFINITY);
  let before: number | undefined;
  [...values.keys()]
    .filter((index) => !Number.isNaN(values[index]))
    .sort(order)
    .forEach((index, at) => {
      // Of equals all have the first one's. In bounds, here and below: indices are places in rows.
      places[index] = before !== undefined && order(before, index) === 0 ? (places[before] as number) : at;
      before = index;
    });
  return places;
}

export function createFewRows<Row>(comparisonFor = collatorFor): ArrangeFewRows<Row> {
  let rows: readonly Row[] | undefined;
  let locale = '';
  /** Read once for an array of rows, whatever functions come with the next render. */
  const places = new Map<string, readonly number[]>();

  return (inputs) => {
    const { sort, columns, search } = inputs;
    if (inputs.rows !== rows || inputs.locale !== locale) {
      ({ rows, locale } = inputs);
      places.clear();
    }
    const all = inputs.rows;
    const isFound = searchOf(inputs);
    // In bounds: they are the places of the rows.
    const found = search === '' ? undefined : [...all.keys()].filter((index) => isFound(all[index] as Row));
    const sorts = sort.flatMap(({ column, direction }) => {
      const sortBy = columns.find(({ id }) => id === column)?.sortBy;
      if (sortBy === undefined) return [];
      let known = places.get(column);
      if (known === undefined) {
        const values = all.map((row) => comparable(sortBy(row)));
        places.set(column, (known = placesOf(values, comparisonFor(locale))));
      }
      return [{ known, sign: direction === 'ascending' ? 1 : -1 }];
    });
    if (sorts.length === 0) return found && Uint32Array.from(found);
    return Uint32Array.from(found ?? all.keys()).sort((one, other) => {
      for (const { known, sign } of sorts) {
        const [a, b] = [known[one] as number, known[other] as number];
        // What has no value is last both ways.
        if (a !== b) return (a + b < Number.POSITIVE_INFINITY ? sign : 1) * (a - b);
      }
      return 0;
    });
  };
}

export { createFewRows as tableOrder };
