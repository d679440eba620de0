/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { GridRow, type RowContext } from './GridRow.tsx';
import * as styles from './rows.css.ts';

interface BodyProps<Row> {
  context: RowContext<Row>;
  /** What lies open below a row. */
  expandedContent: ((row: Row) => ReactNode) | undefined;
  /** Key of the row whose details are open elsewhere. */
  currentRowKey: string | undefined;
  /** The rows of a commit are in the page. */
  onShown: () => void;
}

export const Body = memo(BodyInner) as typeof BodyInner;

function BodyInner<Row>({ context, expandedContent, currentRowKey, onShown }: BodyProps<Row>) {
  const { grid, details } = context;
  const view = useSyncExternalStore(grid.subscribe, grid.view, grid.view);
  useLayoutEffect(onShown, [view, onShown]);
  return (
    <div role="rowgroup" className={styles.body} style={{ blockSize: view.height }}>
      {view.shown.flatMap((shown) => {
        const { id, key, row, index, top, isOpen } = shown;
        const line = (
          <GridRow
            key={id}
            id={key}
            context={context}
            row={row}
            index={index}
            top={top}
            isCurrent={key === currentRowKey}
          />
        );
        if (!isOpen || !details || !expandedContent) return line;
        return [line, details.below(context, shown, expandedContent(row))];
      })}
    </div>
  );
}
