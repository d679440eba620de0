import type { SortDirection } from './sort.ts';
import type { Ranks } from './rank.ts';

export interface RankedSort extends Ranks {
  direction: SortDirection;
}

/** Rows between two checks of the time slice. */
const stride = 32_768;

/** A counting sort: rows in the order of these ranks; equals keep their order, what has no value comes last both ways. */
function* byRank(rows: Uint32Array, { ranks, count, direction }: RankedSort): Generator<void, Uint32Array> {
  const placeOf = (row: number) => {
    // In bounds, here and below: rows have ranks, and ranks places.
    const rank = ranks[row] as number;
    return direction === 'ascending' || rank === count ? rank : count - 1 - rank;
  };
  /** Where the rows of each place begin. */
  const starts = new Uint32Array(count + 2);
  for (let at = 0; at < rows.length; at += 1) {
    const next = placeOf(rows[at] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
    if (at % stride === 0) yield;
  }
  for (let place = 1; place < starts.length; place += 1) {
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  }
  const ordered = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const place = placeOf(row);
    const start = starts[place] as number;
    starts[place] = start + 1;
    ordered[start] = row;
    if (at % stride === 0) yield;
  }
  return ordered;
}

/** Rows by several columns: from the last to the first, each keeps the order of those after it. No value is compared again. */
export function* sortByRanks(rows: Uint32Array, sorts: readonly RankedSort[]): Generator<void, Uint32Array> {
  let ordered = rows;
  for (const sort of sorts.toReversed()) ordered = yield* byRank(ordered, sort);
  return ordered;
}
