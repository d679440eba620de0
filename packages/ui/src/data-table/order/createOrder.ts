import type { Sort } from '../../table/index.ts';
import type { DataColumn, SortValue } from '../types.ts';
import { arrange, identity, type RankedSort } from './arrange.ts';
import { rank, type Ranks } from './rank.ts';
import { folded, matchingRows } from './search.ts';
import { runInSlices, slice, type SlicedJob } from './slices.ts';
import { weightsOf } from './weights.ts';

/** The rows that match, in order. Without `order` it is the order they came in. */
export interface Arrangement<Row> {
  rows: readonly Row[];
  order: Uint32Array | undefined;
  count: number;
  /** A newer arrangement is being made. */
  isPending: boolean;
  /** It is the first one: these rows have never been in the order that was asked for. */
  isFirst: boolean;
}

export interface OrderInputs<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Empty where the rows come in order. */
  sort: readonly Sort[];
  /** Empty where the rows are those that match. */
  search: string;
  matches: ((row: Row, search: string) => boolean) | undefined;
  locale: string;
}

export interface OrderStore<Row> {
  current: () => Arrangement<Row>;
  /** Does nothing where rows, order, search and locale are the same: other functions are no other data. */
  update: (inputs: OrderInputs<Row>) => void;
  stop: () => void;
}

/** So many rows are brought in order within a frame, and at once: also before the first paint, and on a server. */
const atOnce = 2_000;

/** What has been found out about one array of rows. */
interface Known {
  ranks: Map<string, Ranks>;
  /** What each searched column says, as it is searched. */
  texts: Map<string, (string | undefined)[]>;
  found: { search: string; rows: Uint32Array } | undefined;
}

/** What is searched: the columns that say so, else those that are sorted by text. */
function searchedIn<Row>(columns: readonly DataColumn<Row>[]): { id: string; read: (row: Row) => SortValue }[] {
  const explicit = columns.flatMap(({ id, searchText }) =>
    searchText === undefined ? [] : [{ id, read: searchText }],
  );
  if (explicit.length > 0) return explicit;
  return columns.flatMap(({ id, sortBy }) => (sortBy === undefined ? [] : [{ id, read: sortBy }]));
}

function isSameSort(one: readonly Sort[], other: readonly Sort[]): boolean {
  const isSame = (sort: Sort, at: number) =>
    sort.column === other[at]?.column && sort.direction === other[at].direction;
  return one === other || (one.length === other.length && one.every(isSame));
}

/** Brings rows in order, and finds those that match, without ever holding up the page. */
export function createOrder<Row>(first: OrderInputs<Row>, onChange: () => void): OrderStore<Row> {
  let inputs = first;
  let known: Known = { ranks: new Map(), texts: new Map(), found: undefined };
  let job: SlicedJob | undefined;
  let current: Arrangement<Row> = {
    rows: first.rows,
    order: undefined,
    count: first.rows.length,
    isPending: false,
    isFirst: false,
  };

  function* find(): Generator<void, Uint32Array | undefined> {
    const { rows, search, matches, columns } = inputs;
    if (search === '') {
      // Nobody searches any more: the texts are not worth their room.
      known.texts.clear();
      known.found = undefined;
      return undefined;
    }
    const { found } = known;
    if (found?.search === search) return found.rows;
    // Of a longer word only those can be found that were found for its beginning; with a rule of one's own nobody knows.
    const isLonger = matches === undefined && found !== undefined && search.startsWith(found.search);
    const wanted = folded(search);
    const texts = searchedIn(columns).map(({ id, read }) => {
      const cache = known.texts.get(id) ?? Array.from<string | undefined>({ length: rows.length });
      known.texts.set(id, cache);
      return { read, cache };
    });
    const isMatch = (index: number) => {
      const row = rows[index] as Row;
      if (matches !== undefined) return matches(row, search);
      for (const { read, cache } of texts) {
        let text = cache[index];
        if (text === undefined) {
          const value = read(row);
          text = typeof value === 'string' ? folded(value) : '';
          cache[index] = text;
        }
        if (text.includes(wanted)) return true;
      }
      return false;
    };
    const result = yield* matchingRows(rows.length, isLonger ? found.rows : undefined, isMatch);
    known.found = { search, rows: result };
    return result;
  }

  function* work(): Generator<void, Uint32Array | undefined> {
    const { rows, sort, columns, locale } = inputs;
    const matching = yield* find();
    const sorts: RankedSort[] = [];
    for (const { column, direction } of sort) {
      const sortBy = columns.find(({ id }) => id === column)?.sortBy;
      if (sortBy === undefined) continue;
      let ranks = known.ranks.get(column);
      if (ranks === undefined) {
        // In bounds: the rows are counted.
        ranks = yield* rank(rows.length, (index) => sortBy(rows[index] as Row), weightsOf(locale, rows.length));
        known.ranks.set(column, ranks);
      }
      sorts.push({ ...ranks, direction });
    }
    return sorts.length === 0 ? matching : yield* arrange(matching ?? identity(rows.length), sorts);
  }

  const start = (ofMany: number) => {
    job?.stop();
    const { rows } = inputs;
    let isLong = false;
    job = runInSlices(
      work(),
      rows.length <= atOnce ? Number.POSITIVE_INFINITY : ofMany,
      (order) => {
        current = { rows, order, count: order?.length ?? rows.length, isPending: false, isFirst: false };
        if (isLong) onChange();
      },
      () => {
        isLong = true;
        current = { ...current, isPending: true };
      },
    );
  };

  if (inputs.search !== '' || inputs.sort.length > 0) {
    // What a server renders and what the browser makes of it must be the same, however quick either of them is.
    start(0);
  }
  if (current.isPending) current = { ...current, isFirst: true };
  return {
    current: () => current,
    update: (next) => {
      const { rows, search, sort, locale } = inputs;
      const isOther = rows !== next.rows || locale !== next.locale;
      const isSame = !isOther && search === next.search && isSameSort(sort, next.sort);
      inputs = next;
      if (isSame) return;
      if (isOther) known = { ranks: new Map(), texts: new Map(), found: undefined };
      start(slice);
    },
    stop: () => job?.stop(),
  };
}
