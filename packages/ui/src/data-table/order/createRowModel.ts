import type { RowModel, RowModelInputs } from './rowModel.ts';
import { createSortAndSearch } from './sortAndSearch.ts';
import { runInSlices, runSync } from './timeSlices.ts';

export type { RowModel, RowModelInputs } from './rowModel.ts';

export interface RowModelStore<Row> {
  current: () => RowModel<Row>;
  /** Does nothing where rows, order, search and locale are the same: other functions are no other data. */
  update: (inputs: RowModelInputs<Row>) => void;
  stop: () => void;
}

/** So many rows are sorted within a frame, and at once: before the first paint too, and on a server. */
const mostAtOnce = 2_000;
/** ms at once where somebody waits for it: what fits is shown in one step, and a press still takes less than a frame. */
const firstSlice = 10;
/** The same where no column must be compared first: a search, or an order that is known, then mostly needs no second step. */
const firstSliceWhenRanked = 16;

/** Sorts rows and finds those that match, without ever holding up the page. */
export function createRowModel<Row>(first: RowModelInputs<Row>, onChange: () => void): RowModelStore<Row> {
  let inputs = first;
  let stop = () => {};
  const { run, isRanked } = createSortAndSearch<Row>();
  const modelOf = (order?: Uint32Array): RowModel<Row> => {
    const { rows } = inputs;
    return { rows, order, count: order?.length ?? rows.length, isPending: false, isFirst: false };
  };
  let current = modelOf();

  /** Tells of it, where there was a wait. */
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
    if (inputs.rows.length <= mostAtOnce) sortSync();
    else sortInChunks(atOnce);
  };

  // What a server renders and what the browser makes of it must be the same, however quick either of them is.
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
