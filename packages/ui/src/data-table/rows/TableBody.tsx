/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { centredBox } from '../../checkbox/Checkbox.css.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import type { Messages } from '../../messages/index.ts';
import type { VisibleColumn } from '../columns/columnModel.tsx';
import type { TableStore } from '../createTableStore.ts';
import type { DetailsFeature } from './details.tsx';
import * as styles from './rows.css.ts';

/** What all rows share; its identity changes only when they must render anew. */
export interface RowContext<Row> {
  store: TableStore<Row>;
  columns: readonly VisibleColumn<Row>[];
  hasSelection: boolean;
  /** Where rows can be opened. */
  details: DetailsFeature | undefined;
  hasActions: boolean;
  messages: Messages['dataTable'];
}

interface TableRowProps<Row> {
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
const handledByGrid = () => {};

// Elements are recycled for other rows; the cells of an unchanged row are not rendered again.
const TableRow = memo(TableRowInner) as typeof TableRowInner;

function TableRowInner<Row>({ context, row, id, index, top, isCurrent }: TableRowProps<Row>) {
  const { store, columns, hasSelection, details, hasActions, messages } = context;
  const { selection } = store;
  const getSnapshot = () => {
    if (!hasSelection || !store.isSelectable(row)) return 'disabled';
    return selection.has(id) ? 'selected' : 'free';
  };
  const state = useSyncExternalStore(selection.subscribe, getSnapshot, getSnapshot);
  const isSelected = state === 'selected';
  const name = store.nameOf(row);
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
            aria-label={messages.actionsFor(name)}
            data-row-menu=""
            aria-haspopup="menu"
            aria-expanded={false}
          />
        </div>
      ),
    ],
    [columns, row, hasActions, messages, name],
  );
  return (
    <div
      role="row"
      aria-rowindex={index + store.inputs().offset + 2}
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
            aria-label={messages.selectRow(name)}
            checked={isSelected}
            disabled={state === 'disabled'}
            onChange={handledByGrid}
          />
        </div>
      )}
      {details?.cell(context, id, row)}
      {cells}
    </div>
  );
}

interface TableBodyProps<Row> {
  context: RowContext<Row>;
  /** What lies open below a row. */
  expandedContent: ((row: Row) => ReactNode) | undefined;
  /** Key of the row whose details are open elsewhere. */
  currentRowKey: string | undefined;
  /** The rows of a commit are in the page. */
  onShown: () => void;
}

export const TableBody = memo(TableBodyInner) as typeof TableBodyInner;

function TableBodyInner<Row>({ context, expandedContent, currentRowKey, onShown }: TableBodyProps<Row>) {
  const { store, details } = context;
  const view = useSyncExternalStore(store.subscribe, store.view, store.view);
  useLayoutEffect(onShown, [view, onShown]);
  return (
    <div role="rowgroup" className={styles.body} style={{ blockSize: view.height }}>
      {view.shown.flatMap((shown) => {
        const { id, key, row, index, top, isOpen } = shown;
        const element = (
          <TableRow
            key={id}
            id={key}
            context={context}
            row={row}
            index={index}
            top={top}
            isCurrent={key === currentRowKey}
          />
        );
        if (!isOpen || !details || !expandedContent) return element;
        return [element, details.below(context, shown, expandedContent(row))];
      })}
    </div>
  );
}
