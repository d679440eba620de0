/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native table rows cannot be positioned, nor share the column widths of a grid */
import { memo, useState, useSyncExternalStore } from 'react';
import { box } from '../../checkbox/Checkbox.css.ts';
import { visuallyHidden } from '../DataTable.css.ts';
import type { TableStore } from '../createTableStore.ts';
import type { RowContext } from '../rows/TableBody.tsx';
import { createSelectAllState, selectAll } from '../rows/selection.ts';
import { nextSort, type Sort } from '../rows/sorting.ts';
import type { DataColumn } from '../types.ts';
import * as styles from './TableHead.css.ts';
import type { ResolvedColumns } from './columnModel.tsx';

/** Selects the rows of a page, or all matching rows. */
function SelectAll<Row>({ store, label }: { store: TableStore<Row>; label: string }) {
  const [getSnapshot] = useState(() => createSelectAllState(store));
  useSyncExternalStore(store.subscribe, getSnapshot, getSnapshot);
  const extent = useSyncExternalStore(store.selection.subscribe, getSnapshot, getSnapshot);
  return (
    <input
      // `indeterminate` is not an attribute. The inline function runs in each render and sets the property again.
      ref={(input) => {
        if (input !== null) input.indeterminate = extent === 'some';
      }}
      type="checkbox"
      className={box}
      tabIndex={-1}
      aria-label={label}
      disabled={extent === 'empty'}
      checked={extent === 'all'}
      // If some are selected, a press selects all.
      onChange={() => selectAll(store, extent !== 'all')}
    />
  );
}

interface TableHeadProps<Row> {
  context: RowContext<Row>;
  sort: readonly Sort[];
  isPending: boolean;
  toolsOf: ResolvedColumns<Row>['toolsOf'];
}

export const TableHead = memo(TableHeadInner) as typeof TableHeadInner;

function TableHeadInner<Row>({ context, sort, isPending, toolsOf }: TableHeadProps<Row>) {
  const { store, messages } = context;
  /** With Shift, the column breaks ties of the current order. */
  const onSort = ({ id, firstDirection }: DataColumn<Row>, isAdded: boolean) => {
    const { shownSort, setSort } = store.inputs();
    setSort(nextSort(shownSort, id, firstDirection, isAdded));
  };
  return (
    <div role="rowgroup" className={styles.head} data-refreshing={isPending || undefined}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {context.hasSelection && (
          <div role="columnheader" className={styles.boxHeadCell} tabIndex={-1}>
            <SelectAll store={store} label={messages.selectAll} />
            <span className={styles.boxLabel} aria-hidden>
              {messages.selectAll}
            </span>
          </div>
        )}
        {context.details && <context.details.HeadCell />}
        {context.columns.map(({ column, attributes, stickyClass }) => {
          const index = sort.findIndex((sorted) => sorted.column === column.id);
          const direction = sort[index]?.direction;
          return (
            <div
              key={column.id}
              role="columnheader"
              tabIndex={-1}
              className={`${styles.headCell} ${stickyClass}`}
              style={attributes.style}
              data-align={column.align}
              aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
            >
              {column.isSortable ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.sortButton}
                  data-sorted={direction}
                  onClick={(event) => onSort(column, event.shiftKey)}
                >
                  <span className={styles.sortLabel}>{column.header}</span>
                  <span className={styles.sortArrow} data-direction={direction ?? column.firstDirection}>
                    {sort.length > 1 && index >= 0 && <span aria-hidden>{index + 1}</span>}
                  </span>
                </button>
              ) : (
                <span className={styles.sortLabel}>{column.header}</span>
              )}
              {toolsOf?.(column, store)}
            </div>
          );
        })}
        {context.hasActions && (
          <div role="columnheader" className={styles.actionsHeadCell} tabIndex={-1}>
            <span className={visuallyHidden}>{messages.actions}</span>
          </div>
        )}
      </div>
    </div>
  );
}
