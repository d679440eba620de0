/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { centredBox } from '../../checkbox/Checkbox.css.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import type { Messages } from '../../messages/index.ts';
import type { ShownColumn } from '../columns/columnModel.tsx';
import type { Grid } from '../createTableStore.ts';
import type { DetailsFeature } from './details.tsx';
import * as styles from './rows.css.ts';

/** What all rows share; its identity changes only when they must render anew. */
export interface RowContext<Row> {
  grid: Grid<Row>;
  columns: readonly ShownColumn<Row>[];
  hasSelection: boolean;
  /** Where rows can be opened. */
  details: DetailsFeature | undefined;
  hasActions: boolean;
  texts: Messages['dataTable'];
}

interface GridRowProps<Row> {
  context: RowContext<Row>;
  row: Row;
  /** Its `rowKey`. */
  id: string;
  index: number;
  top: number;
  /** Its details are open elsewhere. */
  isCurrent: boolean;
}

/** The grid's own click handler selects; React warns of a controlled box without `onChange`. */
const heardByTheGrid = () => {};

// Elements are recycled for other rows; the cells of an unchanged row are not rendered again.
export const GridRow = memo(GridRowInner) as typeof GridRowInner;

function GridRowInner<Row>({ context, row, id, index, top, isCurrent }: GridRowProps<Row>) {
  const { grid, columns, hasSelection, details, hasActions, texts } = context;
  const { selection } = grid;
  const ask = () => {
    if (!hasSelection || !grid.isSelectable(row)) return 'refuses';
    return selection.has(id) ? 'selected' : 'free';
  };
  const state = useSyncExternalStore(selection.subscribe, ask, ask);
  const isSelected = state === 'selected';
  const name = grid.nameOf(row);
  // All cells but the box, which is all that a selection changes.
  const cells = useMemo(
    () => [
      columns.map(({ column, attributes }) => (
        <div key={column.id} {...attributes}>
          {column.cell(row)}
        </div>
      )),
      hasActions && (
        <div key="actions" role="gridcell" className={styles.actionsCell} tabIndex={-1}>
          <button
            type="button"
            className={styles.rowButton}
            tabIndex={-1}
            aria-label={texts.actionsFor(name)}
            data-row-menu=""
            aria-haspopup="menu"
            aria-expanded={false}
          />
        </div>
      ),
    ],
    [columns, row, hasActions, texts, name],
  );
  return (
    <div
      role="row"
      aria-rowindex={index + grid.inputs().offset + 2}
      aria-selected={hasSelection ? isSelected : undefined}
      aria-current={isCurrent || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {hasSelection && (
        <div role="gridcell" className={styles.boxCell} tabIndex={-1}>
          <input
            type="checkbox"
            className={centredBox}
            tabIndex={-1}
            aria-label={texts.selectRow(name)}
            checked={isSelected}
            disabled={state === 'refuses'}
            onChange={heardByTheGrid}
          />
        </div>
      )}
      {details?.cell(context, id, row)}
      {cells}
    </div>
  );
}

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
