import type { SortDirection } from '../../table/index.ts';
import type { Ranks } from './rank.ts';

export interface RankedSort extends Ranks {
  direction: SortDirection;
}

const stride = 0x7fff;

/** Rows in the order of these ranks; what is equal keeps its order, what has no value comes last both ways. */
function* byRank(rows: Uint32Array, { ranks, count, direction }: RankedSort): Generator<void, Uint32Array> {
  const isUp = direction === 'ascending';
  const starts = new Uint32Array(count + 2);
  for (let at = 0; at < rows.length; at += 1) {
    const rank = ranks[rows[at] as number] as number;
    const place = isUp || rank === count ? rank : count - 1 - rank;
    starts[place + 1] = (starts[place + 1] as number) + 1;
    if ((at & stride) === stride) yield;
  }
  for (let place = 1; place < starts.length; place += 1) {
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  }
  const ordered = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const rank = ranks[row] as number;
    const place = isUp || rank === count ? rank : count - 1 - rank;
    const to = starts[place] as number;
    starts[place] = to + 1;
    ordered[to] = row;
    if ((at & stride) === stride) yield;
  }
  return ordered;
}

/** Rows by several columns: from the last to the first, each keeps the order of those after it. No value is compared again. */
export function* arrange(rows: Uint32Array, sorts: readonly RankedSort[]): Generator<void, Uint32Array> {
  let ordered = rows;
  for (const sort of sorts.toReversed()) ordered = yield* byRank(ordered, sort);
  return ordered;
}

export function identity(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) rows[index] = index;
  return rows;
}
