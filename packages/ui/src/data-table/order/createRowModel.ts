import type { RowModel, RowModelInputs } from './rowModel.ts';
import type { ArrangeFewRows } from './fewRows.ts';
import type { ManyRows } from './manyRows.ts';
import { personsCode } from '../grid/personsCode.ts';
import { fetched } from '../parts/fetched.ts';

export type { RowModel, RowModelInputs } from './rowModel.ts';

export interface RowModelStore<Row> {
  current: () => RowModel<Row>;
  /** Does nothing where rows, order, search and locale are the same: other functions are no other data. */
  update: (inputs: RowModelInputs<Row>) => void;
  stop: () => void;
}

/** So many rows are brought in order within a frame, and at once: with `createFewRows` also before the first paint, and on a server. */
const fewRows = 2_000;
/** ms at once where somebody waits for it: what fits is shown in one step, and a press still takes less than a frame. */
const firstSlice = 10;

type Code = typeof import('./manyRows.ts');
/** What brings many rows in order, and what scrolls through more than a scroller can be high. */
export const manyRows = fetched<Code>(() => import('./manyRows.ts'));

/** Brings rows in order, and finds those that match, without ever holding up the page. */
export function createRowModel<Row>(first: RowModelInputs<Row>, onChange: () => void): RowModelStore<Row> {
  let inputs = first;
  let few: ArrangeFewRows<Row> | undefined;
  let many: ManyRows<Row> | undefined;
  let stop = () => {};
  const arranged = (order?: Uint32Array): RowModel<Row> => {
    const { rows } = inputs;
    return { rows, order, count: order?.length ?? rows.length, isPending: false, isFirst: false };
  };
  let current = arranged();

  /** Tells of it, where there was a wait. */
  const show = (order?: Uint32Array) => {
    const isLate = current.isPending;
    current = arranged(order);
    if (isLate) onChange();
  };
  const wait = () => {
    current = { ...current, isPending: true };
  };
  /** Nothing, where the code for it has not come. What a person brings is the quicker one. */
  const fewNow = () => (few ??= (personsCode.now()?.createQuickFewRows ?? inputs.createFewRows)?.<Row>());
  const arrangeMany = (withCode: Code, atOnce: number) => {
    many ??= withCode.createManyRows();
    ({ stop } = many.arrange(inputs, atOnce, show, wait));
  };
  const start = (atOnce: number) => {
    stop();
    const { rows, search, sort } = inputs;
    const isMany = rows.length > fewRows;
    if (!isMany) many = undefined;
    const code = isMany ? manyRows.now() : undefined;
    if (code !== undefined) return arrangeMany(code, atOnce);
    if (search === '' && sort.length === 0) return show();
    const arrangeFew = isMany ? undefined : fewNow();
    if (arrangeFew !== undefined) show(arrangeFew(inputs));
    else {
      let isWanted = true;
      stop = () => {
        isWanted = false;
      };
      wait();
      void Promise.all([isMany && manyRows.fetch(), fewNow() ?? personsCode.fetch()]).then(([arrived]) => {
        if (!isWanted) return;
        const arrangeLate = fewNow();
        if (arrived) arrangeMany(arrived, 0);
        // Many rows without the code for many are in order late, but they are. Without any the next wish asks again.
        else if (arrangeLate !== undefined) show(arrangeLate(inputs));
      });
    }
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
      // Before somebody presses a head.
      if (next.rows.length > fewRows) void manyRows.fetch();
      if (!isSame) start(firstSlice);
    },
    stop: () => stop(),
  };
}
