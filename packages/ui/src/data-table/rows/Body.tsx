/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { memo, useRef, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import { GridRow, type RowContext } from './GridRow.tsx';
import * as styles from './rows.css.ts';

interface BodyProps<Row> {
  context: RowContext<Row>;
  /** The rows of a commit are in the page. */
  onShown: () => void;
}

export const Body = memo(BodyInner) as typeof BodyInner;

function BodyInner<Row>({ context, onShown }: BodyProps<Row>) {
  const { grid } = context;
  const view = useSyncExternalStore(grid.subscribe, grid.view, grid.view);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) onShown();
    isFirst.current = false;
  }, [view, onShown]);
  return (
    <div role="rowgroup" className={styles.body} style={{ blockSize: view.height }}>
      {view.shown.map(({ id, key, row, index, top }) => (
        <GridRow key={id} id={key} context={context} row={row} index={index} top={top} />
      ))}
    </div>
  );
}
