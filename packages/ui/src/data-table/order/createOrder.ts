import type { Sort } from '../../table/index.ts';
import type { DataColumn, SortValue } from '../types.ts';
import { arrange, identity, type RankedSort } from './arrange.ts';
import { rank, type Ranks } from './rank.ts';
import { addMatching, addWhere, folded, type Found, type Haystack, haystackOf } from './search.ts';
import { firstSlice, runInSlices, type SlicedJob } from './slices.ts';
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
  let known = nothingKnown();
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
      if (isOther) known = nothingKnown();
      start(firstSlice);
    },
    stop: () => job?.stop(),
  };
}
