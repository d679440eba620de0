import type { RowModel, RowModelInputs } from './rowModel.ts';
import { createSortAndSearch } from './sortAndSearch.ts';
import { runInSlices, runSync } from './timeSlices.ts';

export type { RowModel, RowModelInputs } from './rowModel.ts';

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
  const sortInChunks = (atOnce: number) => {
    stop = runInSlices(run(inputs), atOnce, show, () => {
      current = { ...current, isPending: true };
    });
  };
  const start = (atOnce: number) => {
    stop();
    if (inputs.rows.length <= maxSyncRows) sortSync();
    else sortInChunks(atOnce);
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
