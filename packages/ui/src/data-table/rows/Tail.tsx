/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { type ReactNode, useRef } from 'react';
import type { RowContext } from './GridRow.tsx';
import { useSeenWidth } from './useSeenWidth.ts';
import * as styles from './placeholders.css.ts';

interface TailProps {
  /** Where it comes among all rows, the head included. */
  rowIndex: number;
  /** It stands there instead of rows, not below them. */
  isAlone: boolean;
  children: ReactNode;
}

/** Where it comes below the rows that are shown. */
export const lastRowIndex = <Row,>({ grid }: RowContext<Row>) => grid.inputs().offset + grid.view().count + 2;

/** The last row of a grid, as wide as all of it: a message, or what loads more. */
export function Tail({ rowIndex, isAlone, children }: TailProps) {
  const cell = useRef<HTMLDivElement>(null);
  useSeenWidth(cell);
  return (
    <div role="rowgroup" className={isAlone ? styles.message : undefined}>
      <div role="row" aria-rowindex={rowIndex} className={styles.tailRow}>
        <div ref={cell} role="gridcell" tabIndex={-1} className={styles.tailCell}>
          {children}
        </div>
      </div>
    </div>
  );
}
