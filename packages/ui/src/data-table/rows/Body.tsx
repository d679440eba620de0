/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { memo, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import type { DetailRowProps } from '../expansion/DetailRow.tsx';
import { GridRow, type RowContext } from './GridRow.tsx';
import * as styles from './rows.css.ts';

const DetailRow = lazyComponent<DetailRowProps>(async () => (await import('../expansion/DetailRow.tsx')).DetailRow);

interface BodyProps<Row> {
  context: RowContext<Row>;
  /** What lies open below a row. */
  expandedContent: ((row: Row) => ReactNode) | undefined;
  /** The rows of a commit are in the page. */
  onShown: () => void;
}

export const Body = memo(BodyInner) as typeof BodyInner;

function BodyInner<Row>({ context, expandedContent, onShown }: BodyProps<Row>) {
  const { grid } = context;
  const view = useSyncExternalStore(grid.subscribe, grid.view, grid.view);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) onShown();
    isFirst.current = false;
  }, [view, onShown]);
  return (
    <div role="rowgroup" className={styles.body} style={{ blockSize: view.height }}>
      {view.shown.flatMap(({ id, key, row, index, top, isOpen }) => {
        const line = <GridRow key={id} id={key} context={context} row={row} index={index} top={top} />;
        if (!isOpen || expandedContent === undefined) return line;
        const below = top + grid.inputs().rowHeight;
        return [
          line,
          <DetailRow key={`open ${key}`} expansion={grid.expansion} id={key} index={index} top={below}>
            {expandedContent(row)}
          </DetailRow>,
        ];
      })}
    </div>
  );
}
