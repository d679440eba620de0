import type { Arrangement, OrderInputs } from './arrangement.ts';
import { createFewRows } from './fewRows.ts';
import type { ManyRows } from './manyRows.ts';
import { fetched } from '../parts/fetched.ts';

export type { Arrangement, OrderInputs } from './arrangement.ts';

export interface OrderStore<Row> {
  current: () => Arrangement<Row>;
  /** Does nothing where rows, order, search and locale are the same: other functions are no other data. */
  update: (inputs: OrderInputs<Row>) => void;
  stop: () => void;
}

/** So many rows are brought in order within a frame, and at once: also before the first paint, and on a server. */
const fewRows = 2_000;
/** ms at once where somebody waits for it: what fits is shown in one step, and a press still takes less than a frame. */
const firstSlice = 10;

type Code = typeof import('./manyRows.ts');
/** What brings many rows in order, and what scrolls through more than a scroller can be high. */
export const manyRows = fetched<Code>(() => import('./manyRows.ts'));

/** Brings rows in order, and finds those that match, without ever holding up the page. */
export function createOrder<Row>(first: OrderInputs<Row>, onChange: () => void): OrderStore<Row> {
  let inputs = first;
  const arrangeFew = createFewRows<Row>();
  let many: ManyRows<Row> | undefined;
  let stop = () => {};
  const arranged = (order?: Uint32Array): Arrangement<Row> => {
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
  const arrangeMany = (withCode: Code, atOnce: number) => {
    many ??= withCode.createManyRows();
    ({ stop } = many.arrange(inputs, atOnce, show, wait));
  };
  const start = (atOnce: number) => {
    stop();
    const { rows, search, sort } = inputs;
    const code = manyRows.now();
    if (rows.length <= fewRows) {
      many = undefined;
      show(arrangeFew(inputs));
    } else if (code !== undefined) arrangeMany(code, atOnce);
    else if (search === '' && sort.length === 0) show();
    else {
      let isWanted = true;
      stop = () => {
        isWanted = false;
      };
      wait();
      void manyRows.fetch().then((arrived) => {
        if (!isWanted) return;
        if (arrived !== undefined) arrangeMany(arrived, 0);
        // Without it they are in order late, but they are.
        else show(arrangeFew(inputs));
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
