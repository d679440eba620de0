import type { Sort } from '../../table/index.ts';
import type { DataColumn } from '../types.ts';

/** The rows that match, in order. Without `order` it is the order they came in. */
export interface Arrangement<Row> {
  rows: readonly Row[];
  order: Uint32Array | undefined;
  count: number;
  /** A newer arrangement is being made. */
  isPending: boolean;
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
  update: (inputs: OrderInputs<Row>) => void;
  stop: () => void;
}

export function createOrder<Row>(inputs: OrderInputs<Row>, _onChange: () => void): OrderStore<Row> {
  const arrange = ({ rows, columns, sort, search, matches }: OrderInputs<Row>): Arrangement<Row> => {
    const [first] = sort;
    const sortBy = columns.find(({ id }) => id === first?.column)?.sortBy;
    if (sortBy === undefined && search === '') return { rows, order: undefined, count: rows.length, isPending: false };
    let indices = rows.map((_, index) => index);
    if (search !== '' && matches) indices = indices.filter((index) => matches(rows[index] as Row, search));
    if (sortBy && first) {
      const values = rows.map((row) => String(sortBy(row)));
      const way = first.direction === 'ascending' ? 1 : -1;
      indices.sort((one, other) => way * (values[one] ?? '').localeCompare(values[other] ?? ''));
    }
    return { rows, order: Uint32Array.from(indices), count: indices.length, isPending: false };
  };
  let last = inputs;
  let current = arrange(inputs);
  return {
    current: () => current,
    update: (next) => {
      if ((['rows', 'sort', 'search', 'locale'] as const).every((name) => next[name] === last[name])) return;
      last = next;
      current = arrange(next);
    },
    stop: () => {},
  };
}
