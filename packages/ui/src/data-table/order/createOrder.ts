import type { Sort } from '../../table/index.ts';
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
const manyRows = fetched<Code>(() => import('./manyRows.ts'));

/** Fetches what brings many rows in order. */
export const fetchManyRows = manyRows.fetch;

function isSameSort(one: readonly Sort[], other: readonly Sort[]): boolean {
  const isSame = (sort: Sort, at: number) =>
    sort.column === other[at]?.column && sort.direction === other[at].direction;
  return one === other || (one.length === other.length && one.every(isSame));
}

/** Brings rows in order, and finds those that match, without ever holding up the page. */
export function createOrder<Row>(first: OrderInputs<Row>, onChange: () => void): OrderStore<Row> {
  let inputs = first;
  const few = createFewRows<Row>();
  let many: ManyRows<Row> | undefined;
  let stop = () => {};
  let current: Arrangement<Row> = {
    rows: first.rows,
    order: undefined,
    count: first.rows.length,
    isPending: false,
    isFirst: false,
  };

  const show = (order: Uint32Array | undefined) => {
    const { rows } = inputs;
    current = { rows, order, count: order?.length ?? rows.length, isPending: false, isFirst: false };
  };
  const wait = () => {
    current = { ...current, isPending: true };
  };
  const arrangeMany = (withCode: Code, atOnce: number) => {
    let isLong = false;
    const done = (order: Uint32Array | undefined) => {
      show(order);
      if (isLong) onChange();
    };
    many ??= withCode.createManyRows();
    ({ stop } = many.arrange(inputs, atOnce, done, () => {
      isLong = true;
      wait();
    }));
  };
  const start = (atOnce: number) => {
    stop();
    const { rows, search, sort } = inputs;
    const code = manyRows.now();
    if (rows.length <= fewRows) {
      many = undefined;
      show(few.arrange(inputs));
    } else if (code !== undefined) arrangeMany(code, atOnce);
    else if (search === '' && sort.length === 0) show(undefined);
    else {
      let isWanted = true;
      stop = () => {
        isWanted = false;
      };
      wait();
      void fetchManyRows().then((arrived) => {
        if (!isWanted) return;
        if (arrived !== undefined) arrangeMany(arrived, 0);
        else {
          // Without it they are in order late, but they are.
          show(few.arrange(inputs));
          onChange();
        }
      });
    }
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
      const isSame =
        rows === next.rows && locale === next.locale && search === next.search && isSameSort(sort, next.sort);
      inputs = next;
      // Before somebody presses a head.
      if (next.rows.length > fewRows) void fetchManyRows();
      if (!isSame) start(firstSlice);
    },
    stop: () => stop(),
  };
}
