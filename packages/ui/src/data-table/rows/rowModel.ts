import { fold } from '../../text-search/fold.ts';
import type { DataColumn, SortValue } from '../types.ts';
import { collatorOf, rank, type RankedSort, type Ranks, type Sort, sortByRanks } from './sorting.ts';

/** The matching rows, sorted. `order` has indices of `rows`; without it, they are in the original order. */
export interface RowModel<Row> {
  rows: readonly Row[];
  order: Uint32Array | undefined;
  count: number;
  /** Whether a newer sort or search is running. */
  isPending: boolean;
  /** Whether that is the first one, so that the rows are unsorted until it ends. */
  isFirst: boolean;
}

export interface RowModelInputs<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Empty if the rows are sorted already. */
  sort: readonly Sort[];
  /** Empty if the rows are filtered already. */
  search: string;
  matches?: ((row: Row, search: string) => boolean) | undefined;
  locale: string;
}

/** ms of one time slice, half a frame: input and scrolling are handled in between. */
const slice = 8;

/** Runs a job synchronously. */
export function runSync<Result>(job: Generator<void, Result>): Result {
  for (;;) {
    const step = job.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Runs a job in time slices, the first of `budget` ms now. If it ends in that slice, `onDone` is called synchronously;
 * otherwise `onPending` is called, and the rest runs in later tasks. Returns a function that cancels it.
 */
function runInSlices<Result>(
  job: Generator<void, Result>,
  budget: number,
  onDone: (result: Result) => void,
  onPending: () => void,
): () => void {
  /** Set to undefined at the end, as it references the job's data. */
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

/** Rows between two checks of the time slice. */
const stride = 1_024;

interface SortAndSearch<Row> {
  /**
   * The indices of the matching rows, in order; undefined for all rows in the original order. A generator that yields
   * often, so that it can run in time slices.
   */
  run: (inputs: RowModelInputs<Row>) => Generator<void, Uint32Array | undefined>;
  /** Whether these columns are ranked already, which makes sorting fast. */
  isRanked: (inputs: RowModelInputs<Row>) => boolean;
}

/** Sorts and searches rows, and caches ranks and matches for one array of rows. */
export function createSortAndSearch<Row>(): SortAndSearch<Row> {
  let cachedFor: Pick<RowModelInputs<Row>, 'rows' | 'locale'> | undefined;
  const ranked = new Map<string, Ranks>();
  /** Matches by search text: of the last text, and of its prefixes typed on the way, shortest first. */
  let matchCache: { text: string; rows: Uint32Array }[] = [];
  /** The searched columns; undefined if the application's `matches` decides. */
  let searched: string | undefined;

  const resetCache = ({ rows, locale }: RowModelInputs<Row>) => {
    if (cachedFor?.rows === rows && cachedFor.locale === locale) return;
    cachedFor = { rows, locale };
    ranked.clear();
    matchCache = [];
  };

  function* find(inputs: RowModelInputs<Row>): Generator<void, Uint32Array | undefined> {
    const { rows, search, matches, columns, locale } = inputs;
    if (search === '') {
      matchCache = [];
      return undefined;
    }
    // `matches` gets the text unchanged.
    const text = matches === undefined ? fold(search, locale) : search;
    const columnsSearched = searchableColumns(columns).map(({ id }) => id);
    const nextSearched = matches === undefined ? columnsSearched.join() : undefined;
    if (searched !== nextSearched) matchCache = [];
    searched = nextSearched;
    // A longer text only has to search the matches of a part of it; a shorter one is cached.
    matchCache = matchCache.filter((cached) =>
      matches === undefined ? text.includes(cached.text) : text === cached.text,
    );
    const nearest = matchCache.at(-1);
    if (nearest?.text === text) return nearest.rows;
    const isFound = createRowFilter(inputs);
    const among = nearest?.rows;
    const length = among?.length ?? rows.length;
    const result = new Uint32Array(length);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      // In bounds: `at` is below the length.
      const index = among === undefined ? at : (among[at] as number);
      if (isFound(rows[index] as Row)) result[count++] = index;
      if (at % stride === 0) yield;
    }
    const matching = result.slice(0, count);
    matchCache.push({ text, rows: matching });
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
          // In bounds: `index` is below the length.
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
  /** Does nothing if rows, sort, search, and locale are unchanged; new callback functions change nothing. */
  update: (inputs: RowModelInputs<Row>) => void;
  stop: () => void;
}

/** Up to this number, rows are sorted synchronously: also before the first paint, and on a server. */
const maxSyncRows = 2_000;
/** ms of the first slice, which is synchronous: short jobs end in it, and the handler still takes less than a frame. */
const firstSlice = 10;
/** The same for ranked columns: a search or a cached order then usually ends in the first slice. */
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

  const show = (order: Uint32Array | undefined) => {
    const wasPending = current.isPending;
    current = modelOf(order);
    if (wasPending) onChange();
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

  // By number of rows, not by time: the server's markup and hydration must agree.
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

/** The columns with `searchText`; if there are none, those with `sortBy`. */
function searchableColumns<Row>(columns: readonly DataColumn<Row>[]): { id: string; read: (row: Row) => SortValue }[] {
  const hasSearchText = columns.some(({ searchText }) => searchText);
  return columns.flatMap(({ id, searchText, sortBy }) => {
    const read = hasSearchText ? searchText : sortBy;
    return read ? [{ id, read }] : [];
  });
}

/**
 * A fast test without new strings: false only if the text cannot match. Text beyond ASCII can have accents and always
 * passes.
 */
const quickTestFor = (text: string): RegExp =>
  new RegExp(String.raw`${text.replaceAll(/\W/g, String.raw`\$&`)}|[\u0080-\uffff]`, 'i');

/** Whether a row matches: a searched column has the text, or `matches` returns true. */
export function createRowFilter<Row>({ columns, search, matches, locale }: RowModelInputs<Row>): (row: Row) => boolean {
  if (matches !== undefined) return (row) => matches(row, search);
  const text = fold(search, locale);
  const quickTest = quickTestFor(text);
  const reads = searchableColumns(columns).map(({ read }) => read);
  return (row) => {
    // By index: the loop runs before the engine has optimized iterators.
    for (let index = 0; index < reads.length; index += 1) {
      const value = reads[index]?.(row);
      if (typeof value !== 'string' || !quickTest.test(value)) continue;
      if (fold(value, locale).includes(text)) return true;
    }
    // A search text of combining accents only is empty once folded.
    return text === '';
  };
}
