import type { SortValue } from '../types.ts';
import { mergeSort } from './mergeSort.ts';

/** The place of each row by one column: equal values have the same, from 0 to `count` - 1; without a value it is `count`. */
export interface Ranks {
  ranks: Uint32Array;
  count: number;
}

/** Rows between two checks of the time slice. */
const stride = 1_024;

/** A text or a number; dates are numbers, and no value is NaN. */
function comparable(value: SortValue | undefined): string | number {
  return typeof value === 'string' ? value : Number(value ?? Number.NaN);
}

/** Ranks `count` rows by what `valueOf` says of each, numbers before texts. Yields often, so that it can run in time slices. */
export function* rank(
  count: number,
  valueOf: (index: number) => SortValue | undefined,
  collator: Intl.Collator,
): Generator<void, Ranks> {
  const values: (string | number)[] = [];
  const withValue = new Uint32Array(count);
  let length = 0;
  for (let index = 0; index < count; index += 1) {
    const value = comparable(valueOf(index));
    values.push(value);
    if (!Number.isNaN(value)) withValue[length++] = index;
    if (index % stride === 0) yield;
  }
  // In bounds: they are the places of the rows.
  const compare = (one: number, other: number) => {
    const [a, b] = [values[one] as string | number, values[other] as string | number];
    if (typeof a === 'string') return typeof b === 'string' ? collator.compare(a, b) : 1;
    return typeof b === 'string' || a < b ? -1 : Number(a > b);
  };
  const sorted = withValue.subarray(0, length);
  yield* mergeSort(sorted, compare);
  const ranks = new Uint32Array(count);
  let place = 0;
  for (let at = 0; at < length; at += 1) {
    const row = sorted[at] as number;
    if (at > 0 && compare(sorted[at - 1] as number, row) !== 0) place += 1;
    ranks[row] = place;
    if (at % stride === 0) yield;
  }
  const places = length === 0 ? 0 : place + 1;
  for (let index = 0; index < count; index += 1) if (Number.isNaN(values[index])) ranks[index] = places;
  return { ranks, count: places };
}
