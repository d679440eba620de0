import { type TableState, useCursorPages, useDataTableState } from '@edge-console/ui/data-table';
import { emptyQuery, type FilterQuery } from '@edge-console/ui/property-filter';

import { useMemo, useState } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { useUrlState } from '../../router/useUrlState.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { type List, type ListRow, tableFor } from './defineList.ts';
import { listInputOf, queryChange, queryOf, sortOf } from './listInput.ts';

/**
 * The total count without search and filters; unfiltered, it is the list's own count (`listed`, undefined while
 * loading). Keeps the last known number until there is a newer one.
 */
function useTotalCount<Row>(list: List<Row>, isFiltered: boolean, listed: number | undefined): number | undefined {
  const totalCountQuery = useQuery(list.countQuery, isFiltered ? {} : null);
  const newest = isFiltered ? totalCountQuery.data?.[list.resource]?.totalCount : listed;
  const [known, setKnown] = useState(newest);
  if (newest !== undefined && newest !== known) setKnown(newest);
  return newest ?? known;
}

/** State, rows, and pagination of the list at the current URL. */
export function useListQuery<Row extends ListRow>(list: List<Row>) {
  const viewer = useViewer();
  const definition = useMemo(() => tableFor(list, viewer), [list, viewer]);
  const table = useDataTableState(list.resource, definition, { url: useUrlState() });
  const { goToPrevious, goToNext } = useCursorPages(list.resource, table, definition);
  const { state, change } = table;
  const query = queryOf(state);
  const isFiltered = query.text !== '' || query.tokens.length > 0;
  const input = listInputOf(state, list);
  const response = useQuery(list.query, { list: input });
  const connection = (response.data ?? response.previousData)?.[list.resource];
  const isUnanswered = response.data === undefined;
  const matchCount = response.data?.[list.resource]?.totalCount;
  const sort = sortOf(state, list.defaultSort);
  const { column, direction } = sort;
  const rows = useMemo(() => {
    const { nodes = [], totalCount = 0 } = connection ?? {};
    return list.sortRows && nodes.length === totalCount ? list.sortRows(nodes, { column, direction }) : nodes;
  }, [connection, list, column, direction]);
  const noRows: TableState = isFiltered ? 'noMatch' : 'empty';
  const status: TableState =
    response.error && isUnanswered ? 'error' : connection === undefined ? 'loading' : rows.length > 0 ? 'ok' : noRows;
  return {
    table,
    definition,
    input,
    query,
    changeQuery: (next: FilterQuery) => change(queryChange(query, next)),
    clearQuery: () => change(queryChange(query, emptyQuery)),
    sort,
    response,
    connection,
    rows,
    status,
    /** Number of matching rows; undefined while unknown. */
    matchCount,
    totalCount: useTotalCount(list, isFiltered, matchCount),
    /** Other rows are loading. */
    isPending: isUnanswered && connection !== undefined,
    goToPrevious,
    goToNext: () => {
      const cursor = connection?.pageInfo.endCursor;
      if (cursor !== undefined && cursor !== null) goToNext(cursor);
    },
    /** Optimistic update of a row, before the list is refetched. */
    updateRow: (id: string, patch: Partial<Row>) =>
      response.update((shown) => {
        const listed = shown[list.resource];
        if (!listed) return shown;
        const nodes = listed.nodes.map((node) => (node.id === id ? { ...node, ...patch } : node));
        return { ...shown, [list.resource]: { ...listed, nodes } };
      }),
  };
}

export type ListQuery<Row extends ListRow> = ReturnType<typeof useListQuery<Row>>;
