import { fold } from '../../text-search/fold.ts';
import type { DataColumn, SortValue } from '../types.ts';
import { collatorOf, rank, type RankedSort, type Ranks, type Sort, sortByRanks } from './sorting.ts';

/** The rows that match the search, sorted. `order` holds indices of `rows`; without it they are in the order they came in. */
export interface RowModel<Row> {
  rows: readonly Row[];
  order: Uint32Array | undefined;
  count: number;
  /** A newer sort or search is running. */
  isPending: boolean;
  /** The running one is the first for these rows: they have never been sorted as asked. */
  isFirst: boolean;
}

export interface RowModelInputs<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Empty where the rows come in order. */
  sort: readonly Sort[];
  /** Empty where the rows are those that match. */
  search: string;
  matches?: ((row: Row, search: string) => boolean) | undefined;
  locale: string;
}

/** ms of one time slice, half a frame: input and scrolling are handled in between. */
const slice = 8;

/** Runs a job to its end at once. */
export function runSync<Result>(job: Generator<void, Result>): Result {
  for (;;) {
    const step = job.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Runs a job in time slices, and `atOnce` ms of it now. Where they are enough `onDone` is called before this returns; else
 * `onLong` is, and the rest runs in later tasks.
 * @returns a function that cancels it
 */
function runInSlices<Result>(
  job: Generator<void, Result>,
  budget: number,
  onDone: (result: Result) => void,
  onPending: () => void,
): () => void {
  /** Set to undefined at the end, as it references all the data it worked on. */
  let rest: Generator<void, Result> | undefined = job;
  const work = (time: number): boolean => {
    const end = performance.now() + time;
    do {
      const step = rest?.next();
      if (step === undefined) return true;
      if (step.done === true) {
        rest = undefined;
        onDone(step.value);
        return true;
      }
    } while (performance.now() < end);
    return false;
  };
  const stop = () => {
    rest = undefined;
  };
  if (budget > 0 && work(budget)) return stop;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (work(slice)) port1.close();
    else port2.postMessage(0);
  };
  onPending();
  port2.postMessage(0);
  return stop;
}

/** Rows searched between two checks of the time slice. */
const stride = 1_024;

interface SortAndSearch<Row> {
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
  let matchCache: { wanted: string; rows: Uint32Array }[] = [];
  /** The columns that were searched; undefined where the application's `matches` decides. */
  let searched: string | undefined;

  const resetCache = ({ rows, locale }: RowModelInputs<Row>) => {
    if (of?.rows === rows && of.locale === locale) return;
    of = { rows, locale };
    ranked.clear();
    matchCache = [];
  };

  function* find(inputs: RowModelInputs<Row>): Generator<void, Uint32Array | undefined> {
    const { rows, search, matches, columns, locale } = inputs;
    if (search === '') {
      matchCache = [];
      return undefined;
    }
    // The application's `matches` gets the text unchanged.
    const wanted = matches === undefined ? fold(search, locale) : search;
    const columnsSearched = searchableColumns(columns).map(({ id }) => id);
    const searchedNow = matches === undefined ? columnsSearched.join() : undefined;
    if (searched !== searchedNow) matchCache = [];
    searched = searchedNow;
    // Rows with a text have each part of it: one more letter searches only the matches so far, one letter less is cached.
    matchCache = matchCache.filter((one) =>
      matches === undefined ? wanted.includes(one.wanted) : wanted === one.wanted,
    );
    const nearest = matchCache.at(-1);
    if (nearest?.wanted === wanted) return nearest.rows;
    const isFound = createRowFilter(inputs);
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
    matchCache.push({ wanted, rows: matching });
    return matching;
  }

  return {
    isRanked: (inputs) => {
      resetCache(inputs);
      return inputs.sort.every(({ column }) => ranked.has(column));
    },
    *run(inputs) {
      resetCache(inputs);
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

export interface RowModelStore<Row> {
  current: () => RowModel<Row>;
  /** Does nothing where rows, sort, search and locale are the same; new callback functions alone change nothing. */
  update: (inputs: RowModelInputs<Row>) => void;
  stop: () => void;
}

/** So many rows are sorted within a frame, and at once: before the first paint too, and on a server. */
const maxSyncRows = 2_000;
/** ms of the first slice, which runs at once: short jobs end in it, and the handler still takes less than a frame. */
const firstSlice = 10;
/** The same where the columns are ranked already: a search or a cached order then mostly ends in the first slice. */
const firstSliceWhenRanked = 16;

/** Sorts and searches rows without blocking the page. */
export function createRowModel<Row>(first: RowModelInputs<Row>, onChange: () => void): RowModelStore<Row> {
  let inputs = first;
  let stop = () => {};
  const { run, isRanked } = createSortAndSearch<Row>();
  const modelOf = (order?: Uint32Array): RowModel<Row> => {
    const { rows } = inputs;
    return { rows, order, count: order?.length ?? rows.length, isPending: false, isFirst: false };
  };
  let current = modelOf();

  /** Notifies listeners where the result came later. */
  const show = (order: Uint32Array | undefined) => {
    const isLate = current.isPending;
    current = modelOf(order);
    if (isLate) onChange();
  };
  const sortSync = () => show(runSync(run(inputs)));
  const sortInChunks = (budget: number) => {
    stop = runInSlices(run(inputs), budget, show, () => {
      current = { ...current, isPending: true };
    });
  };
  const start = (budget: number) => {
    stop();
    if (inputs.rows.length <= maxSyncRows) sortSync();
    else sortInChunks(budget);
  };

  // By the number of rows, not by time: the server's markup and the browser's hydration must agree.
  if (inputs.search !== '' || inputs.sort.length > 0) start(0);
  current = { ...current, isFirst: current.isPending };
  return {
    current: () => current,
    update: (next) => {
      const { rows, search, sort, locale } = inputs;
      const isSame =
        rows === next.rows &&
        locale === next.locale &&
        search === next.search &&
        JSON.stringify(sort) === JSON.stringify(next.sort);
      inputs = next;
      if (!isSame) start(isRanked(next) ? firstSliceWhenRanked : firstSlice);
    },
    stop: () => stop(),
  };
}

/** What is searched: the columns that say so, else those that are sorted by text. */
function searchableColumns<Row>(columns: readonly DataColumn<Row>[]): { id: string; read: (row: Row) => SortValue }[] {
  const isSaid = columns.some(({ searchText }) => searchText);
  return columns.flatMap(({ id, searchText, sortBy }) => {
    const read = isSaid ? searchText : sortBy;
    return read ? [{ id, read }] : [];
  });
}

/**
 * A quick test that makes no new string: false only if the text cannot contain what is searched for. Text beyond ASCII may have
 * accents and always passes.
 */
const quickTestFor = (wanted: string): RegExp =>
  new RegExp(String.raw`${wanted.replaceAll(/\W/g, String.raw`\$&`)}|[\u0080-\uffff]`, 'i');

/** Whether a row is one of those that are searched for: a searched column has the text, or the application's own rule holds. */
export function createRowFilter<Row>({ columns, search, matches, locale }: RowModelInputs<Row>): (row: Row) => boolean {
  if (matches !== undefined) return (row) => matches(row, search);
  const wanted = fold(search, locale);
  const glance = quickTestFor(wanted);
  const reads = searchableColumns(columns).map(({ read }) => read);
  return (row) => {
    // By index: the loop runs before the engine has optimised iterators.
    for (let index = 0; index < reads.length; index += 1) {
      const value = reads[index]?.(row);
      if (typeof value !== 'string' || !glance.test(value)) continue;
      if (fold(value, locale).includes(wanted)) return true;
    }
    // A search text of accents alone is empty without them.
    return wanted === '';
  };
}
