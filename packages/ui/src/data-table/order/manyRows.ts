import { arrange, identity, type RankedSort } from './arrange.ts';
import { type OrderInputs, searchedIn } from './arrangement.ts';
import { folded } from './folded.ts';
import { rank, type Ranks } from './rank.ts';
import { addMatching, addWhere, type Found, type Haystack, haystackOf } from './search.ts';
import { runInSlices, type SlicedJob } from './slices.ts';
import { weightsOf } from './weights.ts';

export { createScrollMap } from '../window/scrollMap.ts';

/** Rows searched between two looks at the clock. */
const stride = 1_024;

/** What has been found out about one array of rows. */
interface Known {
  ranks: Map<string, Ranks>;
  /** What the searched columns say, a stride of rows each, as it is searched. */
  haystacks: Haystack[];
  /** Which columns that are. */
  searched: string;
  found: { search: string; rows: Uint32Array } | undefined;
}

function nothingKnown(): Known {
  return { ranks: new Map(), haystacks: [], searched: '', found: undefined };
}

/** Brings rows in order, and finds those that match, without ever holding up the page, however many they are. */
export interface ManyRows<Row> {
  /** As `runInSlices` of a job. */
  arrange: (
    inputs: OrderInputs<Row>,
    atOnce: number,
    onDone: (order: Uint32Array | undefined) => void,
    onLong: () => void,
  ) => SlicedJob;
}

export function createManyRows<Row>(): ManyRows<Row> {
  let of: Pick<OrderInputs<Row>, 'rows' | 'locale'> | undefined;
  let known = nothingKnown();

  function* find(inputs: OrderInputs<Row>): Generator<void, Uint32Array | undefined> {
    const { rows, search, matches, columns } = inputs;
    if (search === '') {
      // Nobody searches any more: the texts are not worth their room.
      known.haystacks = [];
      known.found = undefined;
      return undefined;
    }
    if (known.found?.search === search) return known.found.rows;
    const wanted = folded(search);
    const columnsSearched = searchedIn(columns);
    const searched = columnsSearched.map(({ id }) => id).join();
    if (searched !== known.searched) known.haystacks = [];
    known.searched = searched;
    const reads = columnsSearched.map(({ read }) => read);
    const { haystacks } = known;
    const found: Found = { rows: new Uint32Array(rows.length), count: 0 };
    for (let from = 0; from < rows.length; from += stride) {
      const to = Math.min(from + stride, rows.length);
      if (matches === undefined) {
        const haystack = (haystacks[from / stride] ??= haystackOf(rows, reads, from, to));
        addMatching(found, haystack, from, wanted);
      } else {
        addWhere(found, rows, (row) => matches(row, search), from, to);
      }
      yield;
    }
    const result = found.rows.slice(0, found.count);
    known.found = { search, rows: result };
    return result;
  }

  function* work(inputs: OrderInputs<Row>): Generator<void, Uint32Array | undefined> {
    const { rows, sort, columns, locale } = inputs;
    const matching = yield* find(inputs);
    const sorts: RankedSort[] = [];
    for (const { column, direction } of sort) {
      const sortBy = columns.find(({ id }) => id === column)?.sortBy;
      if (sortBy === undefined) continue;
      let ranks = known.ranks.get(column);
      if (ranks === undefined) {
        // In bounds: the rows are counted.
        ranks = yield* rank(rows.length, (index) => sortBy(rows[index] as Row), weightsOf(locale));
        known.ranks.set(column, ranks);
      }
      sorts.push({ ...ranks, direction });
    }
    return sorts.length === 0 ? matching : yield* arrange(matching ?? identity(rows.length), sorts);
  }

  return {
    arrange: (inputs, atOnce, onDone, onLong) => {
      if (of?.rows !== inputs.rows || of.locale !== inputs.locale) known = nothingKnown();
      of = inputs;
      return runInSlices(work(inputs), atOnce, onDone, onLong);
    },
  };
}
