import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import type { ExportValue } from '../data-table/export/csv.ts';
import { rowHeight, tableWindow } from './tableWindow.ts';
import * as styles from './ChartTable.css.ts';

export interface TableColumn {
  label: string;
  /** What the file calls it, if not the same. */
  fileLabel?: string;
  isNumeric?: boolean;
}

/** The data of a chart as a table, rendered only when it is shown. */
export interface TableData {
  columns: readonly TableColumn[];
  rowCount: number;
  /** One text for each column; `null` where nothing is known. */
  row: (index: number) => readonly { text: string; isMissing?: boolean }[];
  /** The same for a file: numbers as numbers. */
  record: (index: number) => readonly ExportValue[];
}

interface ChartTableProps {
  label: string;
  data: TableData;
  /** In px: beyond it the rows scroll. */
  maxHeight: number;
}

function Gap({ rows, columns }: { rows: number; columns: number }) {
  return rows <= 0 ? null : (
    <tr aria-hidden="true" style={{ blockSize: rows * rowHeight }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only holds the height */}
      <td colSpan={columns} className={styles.gap} />
    </tr>
  );
}

/** All that a chart shows, as a table; of very many rows only those in view are in the page, and all are counted. */
export function ChartTable({ label, data: { columns, rowCount, row }, maxHeight }: ChartTableProps) {
  const [scrollTop, setScrollTop] = useState(0);
  const { first, end } = tableWindow(rowCount, scrollTop, maxHeight);
  const isComplete = first === 0 && end === rowCount;
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={label}
      className={styles.scroller}
      style={assignInlineVars({ [styles.maxHeight]: `${maxHeight}px` })}
      onScroll={({ currentTarget }) => {
        // Once in some rows is enough: there are spare ones on both sides.
        const step = 8 * rowHeight;
        setScrollTop(Math.floor(currentTarget.scrollTop / step) * step);
      }}
    >
      <table className={styles.table} aria-rowcount={isComplete ? undefined : rowCount + 1}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr aria-rowindex={isComplete ? undefined : 1}>
            {columns.map((column, at) => (
              <th key={at} scope="col" className={styles.headerCell} data-numeric={column.isNumeric || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap rows={first} columns={columns.length} />
          {Array.from({ length: end - first }, (_, at) => first + at).map((index) => (
            <tr key={index} aria-rowindex={isComplete ? undefined : index + 2}>
              {row(index).map(({ text, isMissing }, at) => {
                const attributes = {
                  className: styles.bodyCell,
                  'data-numeric': columns[at]?.isNumeric || undefined,
                  'data-missing': isMissing || undefined,
                };
                return at === 0 ? (
                  <th key={at} scope="row" {...attributes}>
                    {text}
                  </th>
                ) : (
                  <td key={at} {...attributes}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
          <Gap rows={rowCount - end} columns={columns.length} />
        </tbody>
      </table>
    </section>
  );
}
