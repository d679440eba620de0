import { fold } from '../../text-search/fold.ts';
import { collatorOf } from './collator.ts';
import { rank, type Ranks } from './rank.ts';
import { type RowModelInputs, searchedIn } from './rowModel.ts';
import { searchOf } from './search.ts';
import { type RankedSort, sortByRanks } from './sortByRanks.ts';

/** Rows searched between two checks of the time slice. */
const stride = 1_024;

export interface SortAndSearch<Row> {
  /**
   * The places of the rows that match, in order; nothing where all are there in the order they came in. A generator that yields
   * often, so that it can run in time slices.
   */
  run: (inputs: RowModelInputs<Row>) => Generator<void, Uint32Array | undefined>;
  /** Whether these columns have been compared, so that ordering by them is quick. */
  isRanked: (inputs: RowModelInputs<Row>) => boolean;
}

/** Sorts and searches rows, and caches ranks and matches for one array of them. */
export function createSortAndSearch<Row>(): SortAndSearch<Row> {
  let of: Pick<RowModelInputs<Row>, 'rows' | 'locale'> | undefined;
  const ranked = new Map<string, Ranks>();
  /** Matches by search text: of the last one, and of its beginnings that were typed on the way, the shortest first. */
  let found: { wanted: string; rows: Uint32Array }[] = [];
  /** The columns that were searched; undefined where the application's `matches` decides. */
  let searched: string | undefined;

  const forgetOthers = ({ rows, locale }: RowModelInputs<Row>) => {
    if (of?.rows === rows && of.locale === locale) return;
    of = { rows, locale };
    ranked.clear();
    found = [];
  };

  function* find(inputs: RowModelInputs<Row>): Generator<void, Uint32Array | undefined> {
    const { rows, search, matches, columns, locale } = inputs;
    if (search === '') {
      found = [];
      return undefined;
    }
    // The application's `matches` gets the text unchanged.
    const wanted = matches === undefined ? fold(search, locale) : search;
    const columnsSearched = searchedIn(columns).map(({ id }) => id);
    const searchedNow = matches === undefined ? columnsSearched.join() : undefined;
    if (searched !== searchedNow) found = [];
    searched = searchedNow;
    // Rows with a text have each part of it: one more letter searches only the matches so far, one letter less is cached.
    found = found.filter((one) => (matches === undefined ? wanted.includes(one.wanted) : wanted === one.wanted));
    const nearest = found.at(-1);
    if (nearest?.wanted === wanted) return nearest.rows;
    const isFound = searchOf(inputs);
    const among = nearest?.rows;
    const length = among?.length ?? rows.length;
    const result = new Uint32Array(length);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      // In bounds: rows and places are counted.
      const index = among === undefined ? at : (among[at] as number);
      if (isFound(rows[index] as Row)) result[count++] = index;
      if (at % stride === 0) yield;
    }
    const matching = result.slice(0, count);
    found.push({ wanted, rows: matching });
    return matching;
  }

  return {
    isRanked: (inputs) => {
      forgetOthers(inputs);
      return inputs.sort.every(({ column }) => ranked.has(column));
    },
    *run(inputs) {
      forgetOthers(inputs);
      const { rows, sort, columns, locale } = inputs;
      const matching = yield* find(inputs);
      const sorts: RankedSort[] = [];
      for (const { column, direction } of sort) {
        const sortBy = columns.find(({ id }) => id === column)?.sortBy;
        if (sortBy === undefined) continue;
        let ranks = ranked.get(column);
        if (ranks === undefined) {
          // In bounds: the rows are counted.
          ranks = yield* rank(rows.length, (index) => sortBy(rows[index] as Row), collatorOf(locale));
          ranked.set(column, ranks);
        }
        sorts.push({ ...ranks, direction });
      }
      if (sorts.length === 0) return matching;
      return yield* sortByRanks(matching ?? Uint32Array.from(rows.keys()), sorts);
    },
  };
}
