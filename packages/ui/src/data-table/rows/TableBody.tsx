/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native table rows cannot be positioned, nor share the column widths of a grid */
import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { centeredBox } from '../../checkbox/Checkbox.css.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import type { Messages } from '../../messages/index.ts';
import type { VisibleColumn } from '../columns/columnModel.tsx';
import type { TableStore } from '../createTableStore.ts';
import type { DetailsFeature } from './details.tsx';
import * as styles from './rows.css.ts';

/** Shared by all rows; its identity changes only if all rows must render. */
export interface RowContext<Row> {
  store: TableStore<Row>;
  columns: readonly VisibleColumn<Row>[];
  hasSelection: boolean;
  details: DetailsFeature | undefined;
  hasActions: boolean;
  messages: Messages['dataTable'];
}

interface TableRowProps<Row> {
  context: RowContext<Row>;
  row: Row;
  id: string;
  index: number;
  top: number;
  /** Its details are open in a drawer. */
  isCurrent: boolean;
}

/** The grid's click handler selects; React warns about a controlled checkbox without `onChange`. */
const handledByGrid = () => {};

// Elements are reused for other rows; the cells of an unchanged row do not render again.
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
  // All cells but the checkbox, the only one that a selection changes.
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
            className={centeredBox}
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
  expandedContent: ((row: Row) => ReactNode) | undefined;
  currentRowKey: string | undefined;
  /** Called when the rows of a commit are in the document. */
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
