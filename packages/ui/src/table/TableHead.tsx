/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the card form changes `display`, which takes the native roles away */
import { ArrowDown, ArrowUp, Icon } from '../icon/index.ts';
import { tableMessages } from '../messages/english/table.ts';
import { useMessages } from '../messages/index.ts';
import type { Sort } from './sort.ts';
import { visuallyHidden } from './Table.css.ts';
import * as styles from './TableHead.css.ts';
import { cardPlaceOf } from './TableRow.tsx';
import type { Column } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  onSort?: (column: Column<Row>) => void;
  hasActions: boolean;
  isPending: boolean;
}

export function TableHead<Row>({ columns, sort, onSort, hasActions, isPending }: TableHeadProps<Row>) {
  const texts = useMessages(tableMessages);
  return (
    <thead className={styles.head} role="rowgroup" data-refreshing={isPending || undefined}>
      <tr role="row">
        {columns.map((column) => {
          const direction = column.id === sort?.column ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={styles.headCell}
              data-align={column.align}
              data-card={cardPlaceOf(column)}
              {...(column.isSortable ? { 'aria-sort': direction ?? 'none' } : {})}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  className={styles.sortButton}
                  data-sorted={direction ? '' : undefined}
                  onClick={() => onSort(column)}
                >
                  <span>{column.header}</span>
                  <span className={styles.sortArrow}>
                    <Icon
                      icon={(direction ?? column.firstDirection) === 'descending' ? ArrowDown : ArrowUp}
                      size={12}
                    />
                  </span>
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th role="columnheader" scope="col" className={styles.actionsHeadCell}>
            <span className={visuallyHidden}>{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
