import type { SortDirection } from '../../table/index.ts';
import type { Ranks } from './rank.ts';

export interface RankedSort extends Ranks {
  direction: SortDirection;
}

/** Rows counted or placed between two looks at the clock. */
const stride = 32_768;

/** In the opposite direction places count from the end, but for rows without a value. */
function placeOf(rank: number, count: number, isUp: boolean): number {
  return isUp || rank === count ? rank : count - 1 - rank;
}

/** Counts into `ends`, behind each place, how many rows have it. Loops stand in functions of their own: browsers never make those of a generator quick. */
function countPlaces(
  rows: Uint32Array,
  { ranks, count, direction }: RankedSort,
  ends: Uint32Array,
  from: number,
): void {
  const isUp = direction === 'ascending';
  const to = Math.min(from + stride, rows.length);
  for (let at = from; at < to; at += 1) {
    // In bounds, here and below: rows have ranks, and ranks places.
    const place = placeOf(ranks[rows[at] as number] as number, count, isUp) + 1;
    ends[place] = (ends[place] as number) + 1;
  }
}

function addUp(numbers: Uint32Array): void {
  for (let at = 1; at < numbers.length; at += 1) numbers[at] = (numbers[at] as number) + (numbers[at - 1] as number);
}

function putInPlace(
  rows: Uint32Array,
  { ranks, count, direction }: RankedSort,
  starts: Uint32Array,
  ordered: Uint32Array,
  from: number,
): void {
  const isUp = direction === 'ascending';
  const to = Math.min(from + stride, rows.length);
  for (let at = from; at < to; at += 1) {
    const row = rows[at] as number;
    const place = placeOf(ranks[row] as number, count, isUp);
    const start = starts[place] as number;
    starts[place] = start + 1;
    ordered[start] = row;
  }
}

/** Rows in the order of these ranks; what is equal keeps its order, what has no value comes last both ways. */
function* byRank(rows: Uint32Array, sort: RankedSort): Generator<void, Uint32Array> {
  const starts = new Uint32Array(sort.count + 2);
  for (let from = 0; from < rows.length; from += stride) {
    countPlaces(rows, sort, starts, from);
    yield;
  }
  addUp(starts);
  const ordered = new Uint32Array(rows.length);
  for (let from = 0; from < rows.length; from += stride) {
    putInPlace(rows, sort, starts, ordered, from);
    yield;
  }
  return ordered;
}

/** Rows by several columns: from the last to the first, each keeps the order of those after it. No value is compared again. */
export function* sortByRanks(rows: Uint32Array, sorts: readonly RankedSort[]): Generator<void, Uint32Array> {
  let ordered = rows;
  for (const sort of sorts.toReversed()) ordered = yield* byRank(ordered, sort);
  return ordered;
}

export function identity(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) rows[index] = index;
  return rows;
}
