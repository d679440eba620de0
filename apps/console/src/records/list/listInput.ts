import type { DataTableState } from '@edge-console/ui/data-table';
import {
  emptyQuery,
  type FilterField,
  type FilterQuery,
  type ServerFilterOperator,
  toServerFilters,
} from '@edge-console/ui/property-filter';

/** Rows per page. */
export const pageSize = 100;
/** Maximum rows per bulk action or export. */
export const maxRows = 5_000;
const maxSearchLength = 60;

/** The API's `ListInput` for a page. */
export type ListInput = {
  first: number;
  after: string | null;
  search: string | null;
  filter: { field: string; op: ServerFilterOperator; values: string[] }[];
  sort: { field: string; desc: boolean };
};

export const queryOf = ({ search, filter }: Pick<DataTableState, 'search' | 'filter'>): FilterQuery => ({
  ...emptyQuery,
  // The filter's type comes from the list's definition.
  ...(filter as FilterQuery | undefined),
  text: search.slice(0, maxSearchLength),
});

const asText = (query: FilterQuery) => JSON.stringify(query.tokens);

/** The table state change between two queries. A `filter` gets a history entry; search while typing does not. */
export const queryChange = (before: FilterQuery, after: FilterQuery): Partial<DataTableState> => ({
  search: after.text.slice(0, maxSearchLength),
  ...(asText(before) !== asText(after) && {
    filter: after.tokens.length === 0 ? undefined : { ...after, operator: 'and' as const, text: '' },
  }),
});

/** The API sorts by one column: the last one selected. */
export const sortOf = ({ sort }: Pick<DataTableState, 'sort'>, usual: DataTableState['sort'][number]) =>
  sort.at(-1) ?? usual;

type ListOrder = { defaultSort: DataTableState['sort'][number]; filterFields: readonly FilterField[] };

export function listInputOf(state: DataTableState, { defaultSort, filterFields }: ListOrder): ListInput {
  const query = queryOf(state);
  const { column, direction } = sortOf(state, defaultSort);
  return {
    first: pageSize,
    after: state.after,
    search: query.text === '' ? null : query.text,
    filter: toServerFilters(query, filterFields),
    sort: { field: column, desc: direction === 'descending' },
  };
}
