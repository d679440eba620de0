/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the card form changes `display`, which takes the native roles away */
import { memo } from 'react';
import * as styles from './Table.css.ts';
import type { CardPlace, Column } from './types.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  isSelected: boolean;
  isMenuOpen: boolean;
  actionsLabel?: string;
  onMenuPress?: (id: string, trigger: HTMLButtonElement) => void;
}

export function cardPlaceOf<Row>(column: Column<Row>): CardPlace {
  return column.card ?? (column.isRowHeader ? 'title' : 'line');
}

function cardLabelOf<Row>(column: Column<Row>): string | undefined {
  return column.cardLabel ?? (cardPlaceOf(column) === 'line' ? column.header : undefined);
}

/** Lucide's ellipsis as one path: an icon component in each of a hundred rows costs a tenth of the first paint. */
const dots = (
  <svg className={styles.dots} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </svg>
);

// Opening a menu, sorting or refreshing must not render the cells of a hundred rows whose data is the same.
export const TableRow = memo(TableRowInner) as typeof TableRowInner;

function TableRowInner<Row>({
  id,
  row,
  columns,
  isSelected,
  isMenuOpen,
  actionsLabel,
  onMenuPress,
}: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      className={styles.row}
      aria-current={isSelected || undefined}
      data-menu-open={isMenuOpen || undefined}
    >
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            {...(column.isRowHeader ? { scope: 'row' } : {})}
            className={column.isRowHeader ? styles.rowHeaderCell : styles.cell}
            data-align={column.align}
            data-tone={column.tone}
            data-card={cardPlaceOf(column)}
            data-label={cardLabelOf(column)}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {onMenuPress && (
        <td role="cell" className={styles.actionsCell}>
          <button
            type="button"
            className={styles.rowButton}
            aria-label={actionsLabel}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={(event) => onMenuPress(id, event.currentTarget)}
          >
            {dots}
          </button>
        </td>
      )}
    </tr>
  );
}
