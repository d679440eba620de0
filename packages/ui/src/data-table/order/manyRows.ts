import { fold } from '../../text-search/fold.ts';
import { sortByRanks, identity, type RankedSort } from './sortByRanks.ts';
import { type RowModelInputs, searchedIn } from './rowModel.ts';
import { rank, type Ranks } from './rank.ts';
import { searchOf } from './search.ts';
import { runInSlices, type SlicedJob } from './slices.ts';
import { weightsOf } from './weights.ts';

export { scaledScroll } from '../window/scaledScroll.ts';

/**
 * So much more is done at once where no column must be compared first: a search, or an order that is known, then mostly fits, and
 * need not be told of and drawn apart.
 */
const moreAtOnce = 1.6;
/** Rows searched between two looks at the clock. */
const stride = 1_024;

/** What has been found out about one array of rows. */
interface Known {
  ranks: Map<string, Ranks>;
  /** What was found for a text, and for parts of it while it was typed, the shortest first. */
  found: { wanted: string; rows: Uint32Array }[];
  /** In which columns that was. Nothing: by a rule of the application's own. */
  searched: string | undefined;
}

function nothingKnown(): Known {
  return { ranks: new Map(), found: [], searched: undefined };
}

/** Rows that are found, in the order they came in; there is room for all. */
interface Found {
  rows: Uint32Array;
  count: number;
}

/** A loop of its own: browsers never make those of a generator quick. */
function addFound<Row>(
  found: Found,
  rows: readonly Row[],
  isFound: (row: Row) => boolean,
  /** Places of rows; without it all are looked through. */
  among: Uint32Array | undefined,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    // In bounds: rows and places are counted.
    const index = among === undefined ? at : (among[at] as number);
    if (!isFound(rows[index] as Row)) continue;
    found.rows[found.count] = index;
    found.count += 1;
  }
}

/** Brings rows in order, and finds those that match, without ever holding up the page, however many they are. */
export interface ManyRows<Row> {
  /** As `runInSlices` of a job. */
  arrange: (
    inputs: RowModelInputs<Row>,
    atOnce: number,
    onDone: (order: Uint32Array | undefined) => void,
    onLong: () => void,
  ) => SlicedJob;
}

export function createManyRows<Row>(): ManyRows<Row> {
  let of: Pick<RowModelInputs<Row>, 'rows' | 'locale'> | undefined;
  let known = nothingKnown();

  function* find(inputs: RowModelInputs<Row>): Generator<void, Uint32Array | undefined> {
    const { rows, search, matches, columns, locale } = inputs;
    if (search === '') {
      known.found = [];
      return undefined;
    }
    // The application's own rule takes the text as it is.
    const wanted = matches === undefined ? fold(search, locale) : search;
    const columnsSearched = searchedIn(columns).map(({ id }) => id);
    const searched = matches === undefined ? columnsSearched.join() : undefined;
    if (searched !== known.searched) known.found = [];
    known.searched = searched;
    // What has a text has each part of it: one more letter is looked for among what was found, one letter less is known.
    known.found = known.found.filter((found) =>
      matches === undefined ? wanted.includes(found.wanted) : wanted === found.wanted,
    );
    const nearest = known.found.at(-1);
    if (nearest?.wanted === wanted) return nearest.rows;
    const isFound = searchOf(inputs);
    const count = nearest?.rows.length ?? rows.length;
    const found: Found = { rows: new Uint32Array(count), count: 0 };
    for (let from = 0; from < count; from += stride) {
      addFound(found, rows, isFound, nearest?.rows, from, Math.min(from + stride, count));
      yield;
    }
    const result = found.rows.slice(0, found.count);
    known.found.push({ wanted, rows: result });
    return result;
  }

  function* work(inputs: RowModelInputs<Row>): Generator<void, Uint32Array | undefined> {
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
    return sorts.length === 0 ? matching : yield* sortByRanks(matching ?? identity(rows.length), sorts);
  }

  return {
    arrange: (inputs, atOnce, onDone, onLong) => {
      if (of?.rows !== inputs.rows || of.locale !== inputs.locale) known = nothingKnown();
      of = inputs;
      const isCompared = inputs.sort.every(({ column }) => known.ranks.has(column));
      return runInSlices(work(inputs), isCompared ? moreAtOnce * atOnce : atOnce, onDone, onLong);
    },
  };
}
