import { lazyComponent } from '../../lazy-part/index.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { PartProps } from '../features.ts';
import { lastRowIndex } from '../rows/Tail.tsx';
import { pageRows } from '../selection/pageRows.ts';

const LoadMoreTail = lazyComponent(async () => (await import('../more/LoadMoreTail.tsx')).LoadMoreTail);

/** Where the rows that are shown lie among all there are. */
function placeOf<Row>({ page, pageSize = 0, rowOffset = 0, rowCount, rows, onLoadMore }: DataTableProps<Row>) {
  const from = page === undefined ? 0 : (page - 1) * pageSize;
  const isPart = page !== undefined || onLoadMore !== undefined || (rowCount !== undefined && rowCount !== rows.length);
  return {
    from,
    pageSize: page === undefined || pageSize === 0 ? Number.POSITIVE_INFINITY : pageSize,
    offset: rowOffset + from,
    part: isPart ? pageRows : undefined,
  };
}

/** Below the rows, what loads more. */
function LoadMore<Row>({ table, state, context, gestures }: PartProps<Row>) {
  const { rowCount, onLoadMore } = table;
  if (state !== 'ok' || onLoadMore === undefined) return null;
  return (
    <LoadMoreTail
      count={context.grid.arrangement().count}
      total={typeof rowCount === 'number' ? rowCount : undefined}
      rowIndex={lastRowIndex(context)}
      hasMore={table.hasMore ?? false}
      isPending={table.isLoadingMore}
      errorMessage={table.loadMoreError}
      onLoadMore={onLoadMore}
      onArrived={gestures.focusActive}
    />
  );
}

/** Rows that are a part of all that match: a page, or as many as are loaded. */
export const tablePages = { placeOf, LoadMore };
