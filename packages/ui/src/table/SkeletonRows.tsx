import { Skeleton } from '../skeleton/index.ts';
import * as styles from './Table.css.ts';
import { cardPlaceOf } from './TableRow.tsx';
import type { Column } from './types.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  hasActions: boolean;
}

/** Widths in px that look like words of different length, the same at each load. */
const widths = {
  person: [104, 88, 124, 96, 112],
  long: [192, 216, 168, 204, 180],
  text: [72, 88, 64, 80, 56],
} as const;

function widthOf(shape: keyof typeof widths, row: number, column: number): number {
  return widths[shape][(row + column * 2) % 5] ?? 80;
}

/** Rows of the final height, so that nothing moves when the data arrives; hidden from assistive technology. */
export function SkeletonRows<Row>({ columns, count, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden className={styles.row}>
      {columns.map((column, index) => (
        <td key={column.id} className={styles.cell} data-align={column.align} data-card={cardPlaceOf(column)}>
          <span className={styles.skeletonCell}>
            {column.skeleton === 'person' && <Skeleton shape="circle" width={28} />}
            <Skeleton width={widthOf(column.skeleton ?? 'text', row, index)} />
          </span>
        </td>
      ))}
      {hasActions && <td className={styles.actionsCell}>{'\u00a0'}</td>}
    </tr>
  ));
}
