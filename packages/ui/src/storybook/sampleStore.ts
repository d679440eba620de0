/** A table store with sixty rows and no page, for unit tests. */
import { createTableStore, type TableInputs } from '../data-table/createTableStore.ts';

export const sixty = Array.from({ length: 60 }, (_, index) => `row ${index}`);

export const gridInputs = (more: Partial<TableInputs<string>> = {}): TableInputs<string> => ({
  rows: sixty,
  columns: [{ id: 'name', header: 'Name', cell: (row) => row, searchText: (row) => row }],
  sort: [],
  search: '',
  locale: 'en-US',
  rowKey: (row) => row,
  hasSelection: true,
  shownSort: [],
  setSort: () => {},
  rowHeight: 40,
  from: 0,
  pageSize: 30,
  offset: 0,
  ...more,
});

export const sampleStore = (more?: Partial<TableInputs<string>>) => createTableStore(gridInputs(more), () => undefined);
