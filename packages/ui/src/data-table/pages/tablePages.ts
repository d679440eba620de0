import { createElement } from 'react';
import { lazyPart } from '../../lazy-part/index.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { PartProps } from '../features.ts';

const tail = lazyPart(async () => (await import('../more/LoadMoreTail.tsx')).LoadMoreTail);

/** Where the rows that are shown lie among all there are. */
function placeOf<Row>({ page, pageSize, rowOffset = 0, rowCount, rows, onLoadMore }: DataTableProps<Row>) {
  const isPaged = page !== undefined && pageSize !== undefined;
  const from = isPaged ? (page - 1) * pageSize : 0;
  const isPart = (page ?? onLoadMore) !== undefined || (rowCount ?? rows.length) !== rows.length;
  return {
    from,
    pageSize: isPaged ? pageSize : Number.POSITIVE_INFINITY,
    offset: rowOffset + from,
    isPart,
  };
}

/** Below the rows, what loads more. */
function LoadMore<Row>({ table, state, context, eventHandlers }: PartProps<Row>) {
  const { onLoadMore } = table;
  const isWanted = state === 'ok' && onLoadMore !== undefined;
  const LoadMoreTail = tail.usePart(isWanted);
  if (!isWanted || LoadMoreTail === undefined) return null;
  return createElement(LoadMoreTail<Row>, { table, context, eventHandlers, onLoadMore });
}

/** Rows that are a part of all that match: a page, or as many as are loaded. */
export const tablePages = { placeOf, LoadMore };
