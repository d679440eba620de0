import type { Sort } from './sort.ts';
import type { DataColumn, SortValue } from '../types.ts';

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

/** What is searched: the columns that say so, else those that are sorted by text. */
export function searchedIn<Row>(columns: readonly DataColumn<Row>[]): { id: string; read: (row: Row) => SortValue }[] {
  const isSaid = columns.some(({ searchText }) => searchText);
  return columns.flatMap(({ id, searchText, sortBy }) => {
    const read = isSaid ? searchText : sortBy;
    return read ? [{ id, read }] : [];
  });
}
