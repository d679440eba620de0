import { Skeleton } from '../skeleton/index.ts';
import * as styles from './Table.css.ts';
import { cardPlaceOf } from './TableRow.tsx';
import type { Column } from './types.ts';

type SkeletonRowsProps<Row> = { columns: readonly Column<Row>[]; count: number; hasActions: boolean };

/** Widths in px that look like words of different length, the same at each load. */
const nameWidths = [104, 88, 124, 96, 112];
const wordWidths = [72, 88, 64, 80, 56];

function widthOf(row: number, column: number): number {
  const widths = column === 0 ? nameWidths : wordWidths;
  return widths[(row + column * 2) % widths.length] ?? 80;
}

/** Rows of the final height, so that nothing moves when the data arrives; hidden from assistive technology. */
export function SkeletonRows<Row>({ columns, count, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden className={styles.row}>
      {columns.map((column, index) => (
        <td key={column.id} className={styles.cell} data-align={column.align} data-card={cardPlaceOf(column)}>
          <span className={styles.skeletonCell}>
            {column.skeleton === 'person' && <Skeleton shape="circle" width={28} />}
            <Skeleton width={widthOf(row, index)} />
          </span>
        </td>
      ))}
      {hasActions && <td className={styles.actionsCell}>{'\u00a0'}</td>}
    </tr>
  ));
}
