import { useEffect, useRef } from 'react';
import { LoadMore } from '../../load-more/index.ts';
import type { FeatureProps } from '../createDataTable.tsx';
import { footerRowIndex, TableFooter } from './TableStates.tsx';

export interface LoadMoreRowProps<Row> extends Pick<FeatureProps<Row>, 'table' | 'context' | 'eventHandlers'> {
  onLoadMore: () => void;
}

/** The last row, with the button that loads more. If the button has the focus, the first loaded row gets it. */
export function LoadMoreRow<Row>({ table, context, eventHandlers, onLoadMore }: LoadMoreRowProps<Row>) {
  const countBefore = useRef<number>(undefined);
  const { count } = context.store.rowModel();
  const { focusActive } = eventHandlers.keyboard;
  useEffect(() => {
    if (countBefore.current === undefined || count <= countBefore.current) return;
    countBefore.current = undefined;
    // After the commit, as the row that gets the focus may have to render first.
    queueMicrotask(focusActive);
  }, [count, focusActive]);
  return (
    <TableFooter rowIndex={footerRowIndex(context)} isAlone={false}>
      <LoadMore
        count={count}
        total={typeof table.rowCount === 'number' ? table.rowCount : undefined}
        hasMore={table.hasMore ?? false}
        isPending={table.isLoadingMore}
        errorMessage={table.loadMoreError}
        onLoadMore={() => {
          countBefore.current = count;
          onLoadMore();
        }}
      />
    </TableFooter>
  );
}
