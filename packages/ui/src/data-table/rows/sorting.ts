import type { SortValue } from '../types.ts';

export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };

/**
 * The sort order after a press on a header: sorts by that column in its first direction, or reverses it. With Shift
 * (`isAdded`), the column is added after the others, reversed by the second press, and removed by the third.
 */
export function nextSort(
  current: readonly Sort[],
  column: string,
  first: SortDirection = 'ascending',
  isAdded = false,
): readonly Sort[] {
  const index = current.findIndex((sorted) => sorted.column === column);
  const sorted = current[index]?.direction;
  const direction = sorted === undefined ? first : sorted === 'ascending' ? 'descending' : 'ascending';
  const next = { column, direction } as const;
  if (!isAdded) return [next];
  if (sorted === undefined) return [...current, next];
  return sorted === first ? current.with(index, next) : current.toSpliced(index, 1);
}

const collators = new Map<string, Intl.Collator>();

/** Cached: creating the first collator takes milliseconds. */
export function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (collator === undefined) collators.set(locale, (collator = new Intl.Collator(locale)));
  return collator;
}

/** Items sorted in one run of the browser's sort. */
const runLength = 512;
/** Items merged between two checks of the time slice. */
const mergeStride = 512;

/** A stable in-place sort that yields often, so that it can run in time slices. */
function* mergeSort(items: Uint32Array, compare: (one: number, other: number) => number): Generator<void, void> {
  const { length } = items;
  for (let from = 0; from < length; from += runLength) {
    items.subarray(from, from + runLength).sort(compare);
    yield;
  }
  let source: Uint32Array = items;
  let target: Uint32Array = new Uint32Array(length > runLength ? length : 0);
  for (let width = runLength; width < length; width *= 2) {
    for (let from = 0; from < length; from += 2 * width) {
      const middle = Math.min(from + width, length);
      const end = Math.min(from + 2 * width, length);
      let left = from;
      let right = middle;
      for (let at = from; at < end; at += 1) {
        // In bounds: both are below the ends of their halves. Of equal items, the left one comes first.
        const isLeft =
          right === end || (left < middle && compare(source[left] as number, source[right] as number) <= 0);
        target[at] = (isLeft ? source[left++] : source[right++]) as number;
        if (at % mergeStride === 0) yield;
      }
    }
    [source, target] = [target, source];
  }
  if (source !== items) items.set(source);
}

/**
 * The rank of each row by one column, from 0 to `count` - 1. Equal values have the same rank; a row without a value has
 * the rank `count`.
 */
export interface Ranks {
  ranks: Uint32Array;
  count: number;
}

/** Rows between two checks of the time slice. */
const rankStride = 1_024;

/** A string or a number; dates are numbers, and no value is NaN. */
function comparable(value: SortValue | undefined): string | number {
  return typeof value === 'string' ? value : Number(value ?? Number.NaN);
}

/** Ranks rows by their values, numbers before strings. Yields often, so that it can run in time slices. */
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
    if (index % rankStride === 0) yield;
  }
  // In bounds: both are row indices.
  const compare = (one: number, other: number) => {
    const [a, b] = [values[one] as string | number, values[other] as string | number];
    if (typeof a === 'string') return typeof b === 'string' ? collator.compare(a, b) : 1;
    return typeof b === 'string' || a < b ? -1 : Number(a > b);
  };
  const sorted = withValue.subarray(0, length);
  yield* mergeSort(sorted, compare);
  const ranks = new Uint32Array(count);
  let position = 0;
  for (let at = 0; at < length; at += 1) {
    const row = sorted[at] as number;
    if (at > 0 && compare(sorted[at - 1] as number, row) !== 0) position += 1;
    ranks[row] = position;
    if (at % rankStride === 0) yield;
  }
  const rankCount = length === 0 ? 0 : position + 1;
  for (let index = 0; index < count; index += 1) if (Number.isNaN(values[index])) ranks[index] = rankCount;
  return { ranks, count: rankCount };
}

export interface RankedSort extends Ranks {
  direction: SortDirection;
}

/** Rows between two checks of the time slice. */
const sortStride = 32_768;

/** A stable counting sort by ranks; rows without a value are last in both directions. */
function* byRank(rows: Uint32Array, { ranks, count, direction }: RankedSort): Generator<void, Uint32Array> {
  const positionOf = (row: number) => {
    // In bounds, here and below: each row has a rank.
    const rank = ranks[row] as number;
    return direction === 'ascending' || rank === count ? rank : count - 1 - rank;
  };
  /** The index at which each rank starts. */
  const starts = new Uint32Array(count + 2);
  for (let at = 0; at < rows.length; at += 1) {
    const next = positionOf(rows[at] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
    if (at % sortStride === 0) yield;
  }
  for (let position = 1; position < starts.length; position += 1) {
    starts[position] = (starts[position] as number) + (starts[position - 1] as number);
  }
  const ordered = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const position = positionOf(row);
    const start = starts[position] as number;
    starts[position] = start + 1;
    ordered[start] = row;
    if (at % sortStride === 0) yield;
  }
  return ordered;
}

/**
 * Sorts by several columns, the last one first: each sort keeps the order of equal rows. No value is compared again.
 */
export function* sortByRanks(rows: Uint32Array, sorts: readonly RankedSort[]): Generator<void, Uint32Array> {
  let ordered = rows;
  for (const sort of sorts.toReversed()) ordered = yield* byRank(ordered, sort);
  return ordered;
}
