/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex --
   the card form changes `display`, which takes the native roles away; a scrollable region must be reachable by keyboard */
import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useState,
} from 'react';
import type { ElementProps } from '../element/index.ts';
import { useSharedRef } from '../element/useSharedRef.ts';
import type { MenuEntry } from '../menu/index.ts';
import { tableMessages } from '../messages/english/table.ts';
import { useMessages } from '../messages/index.ts';
import { whenIdle } from '../lazy-part/index.ts';
import { preloadRowMenu, RowMenu } from './RowMenu.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { StateSentence } from './StateSentence.tsx';
import { nextSort, type Sort } from './sort.ts';
import * as messageStyles from './MessageRow.css.ts';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { cardPlaceOf, TableRow } from './TableRow.tsx';
import type { Column, TableState } from './types.ts';
import { useFittedWidths } from './useFittedWidths.ts';
import { useRowMenu } from './useRowMenu.ts';

export interface TableProps<Row> extends ElementProps {
  /** Names the table to assistive technology. */
  label: string;
  /** Keep the array's identity between renders: rows render anew when it changes. */
  columns: readonly Column<Row>[];
  /** One entry for each row; an empty list shows `emptyMessage`. */
  rows: readonly Row[];
  /** What tells one row from all others. */
  rowKey: (row: Row) => string;
  /** Whether rows are there, on their way, or failed to come. @default 'ok' */
  state?: TableState;
  /** Rows stay while newer ones are on their way. */
  isPending?: boolean;
  /** The column the rows are in order of, and which way. */
  sort?: Sort | undefined;
  /** Another order is wanted. */
  onSortChange?: (sort: Sort) => void;
  /** Stands in the place of rows when there are none: an EmptyState. @default a sentence */
  emptyMessage?: ReactNode;
  /** Stands there when no row is left by search and filters. @default a sentence */
  noMatchMessage?: ReactNode;
  /** Stands there when they could not be loaded: an ErrorState. @default a sentence */
  errorMessage?: ReactNode;
  /** How many rows to sketch while loading; those below the edge are cut. @default 20 */
  skeletonRows?: number;
  /** Asked only when the row's menu opens. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Names the menu of a row, for example "Actions for Amara Okafor". */
  rowActionsLabel?: (row: Row) => string;
  /** The row whose details are open. */
  selectedRowKey?: string | undefined;
}

const noKeys: readonly string[] = [];
const noRows: readonly never[] = [];

/**
 * One semantic table. Below 744 px its rows become cards by CSS alone; roles are written out because a changed
 * `display` would take them away.
 */
// forwardRef forgets the type parameter; the cast gives it back.
export const Table = forwardRef(function Table<Row>(
  {
    label,
    columns,
    rows,
    rowKey,
    state = 'ok',
    isPending = false,
    sort,
    onSortChange,
    emptyMessage,
    noMatchMessage,
    errorMessage,
    skeletonRows = 20,
    rowActions,
    rowActionsLabel,
    selectedRowKey,
    ...rest
  }: TableProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const texts = useMessages(tableMessages);
  const captionId = useId();
  const [hasSorted, setHasSorted] = useState(false);

  const hasActions = rowActions !== undefined;
  const showsRows = state === 'ok';
  const table = useSharedRef(ref);
  const menu = useRowMenu(hasActions && showsRows ? rows.map(rowKey) : noKeys, table);
  const menuRow = rows[menu.index];
  const fitted = useFittedWidths(table, columns, showsRows ? rows : noRows);
  useEffect(() => (hasActions && showsRows ? whenIdle(preloadRowMenu) : undefined), [hasActions, showsRows]);

  const sortBy = (column: Column<Row>) => {
    setHasSorted(true);
    onSortChange?.(nextSort(sort, column.id, column.firstDirection));
  };
  const sortedColumn = columns.find(({ id }) => id === sort?.column);
  const messages = {
    empty: emptyMessage,
    noMatch: noMatchMessage,
    error: errorMessage,
  };
  const message = state !== 'ok' && state !== 'loading' && (messages[state] ?? <StateSentence state={state} />);
  const columnCount = columns.length + (hasActions ? 1 : 0);

  return (
    <section
      {...rest}
      ref={table}
      className={styles.scroller}
      data-state={state}
      aria-labelledby={captionId}
      tabIndex={0}
    >
      <table className={styles.table} role="table" aria-busy={state === 'loading' || isPending}>
        <caption id={captionId} className={styles.visuallyHidden}>
          {label}
        </caption>
        <colgroup>
          {columns.map((column, index) => (
            <col
              key={column.id}
              className={styles.column}
              data-card={cardPlaceOf(column)}
              style={assignInlineVars({
                [styles.columnWidth]: column.width ?? 'auto',
                ...(fitted && { [styles.fittedWidth]: `${fitted[index]}px` }),
              })}
            />
          ))}
          {hasActions && <col className={styles.actionsColumn} />}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          {...(onSortChange && state !== 'empty' ? { onSort: sortBy } : {})}
          hasActions={hasActions}
          isPending={isPending}
        />
        <tbody className={styles.body} role="rowgroup" onPointerEnter={hasActions ? preloadRowMenu : undefined}>
          {state === 'loading' && <SkeletonRows columns={columns} count={skeletonRows} hasActions={hasActions} />}
          {showsRows &&
            rows.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  id={key}
                  row={row}
                  columns={columns}
                  isSelected={key === selectedRowKey}
                  isMenuOpen={key === menu.open?.key}
                  {...(hasActions
                    ? { actionsLabel: rowActionsLabel?.(row) ?? texts.rowActions, onMenuPress: menu.toggle }
                    : {})}
                />
              );
            })}
          {message && (
            <tr role="row" className={messageStyles.row}>
              <td role="cell" colSpan={columnCount} className={messageStyles.cell}>
                {message}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <output className={styles.visuallyHidden}>
        {hasSorted && sort && sortedColumn ? texts.sortedBy(sortedColumn.header, sort.direction) : ''}
      </output>
      {menu.open && menuRow && rowActions && (
        <RowMenu
          key={menu.open.key}
          label={rowActionsLabel?.(menuRow) ?? texts.rowActions}
          items={() => rowActions(menuRow)}
          trigger={menu.open.trigger}
          onClose={menu.close}
        />
      )}
    </section>
  );
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLElement>) => ReactElement | null;
