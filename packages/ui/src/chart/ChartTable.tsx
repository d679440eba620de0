import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import type { ExportValue } from '../data-table/export/csv.ts';
import { rowHeight, tableWindow } from './tableWindow.ts';
import * as styles from './ChartTable.css.ts';

export interface TableColumn {
  label: string;
  /** Header in the CSV file, if different. */
  fileLabel?: string;
  isNumeric?: boolean;
}

/** The data of a chart as a table, rendered only when it is shown. */
export interface TableData {
  columns: readonly TableColumn[];
  rowCount: number;
  /** One text for each column; `isMissing` marks unknown values. */
  row: (index: number) => readonly { text: string; isMissing?: boolean }[];
  /** The same for CSV: numbers as numbers. */
  record: (index: number) => readonly ExportValue[];
}

interface ChartTableProps {
  label: string;
  data: TableData;
  /** In px; taller content scrolls. */
  maxHeight: number;
}

function Gap({ rows, columns }: { rows: number; columns: number }) {
  return rows <= 0 ? null : (
    <tr aria-hidden="true" style={{ blockSize: rows * rowHeight }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only reserves the height */}
      <td colSpan={columns} className={styles.gap} />
    </tr>
  );
}

/** The chart's data as a table. Long tables render only the rows in view and announce the total. */
export function ChartTable({ label, data: { columns, rowCount, row }, maxHeight }: ChartTableProps) {
  const [scrollTop, setScrollTop] = useState(0);
  const { first, end } = tableWindow(rowCount, scrollTop, maxHeight);
  const isComplete = first === 0 && end === rowCount;
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
      tabIndex={0}
      aria-label={label}
      className={styles.scroller}
      style={assignInlineVars({ [styles.maxHeight]: `${maxHeight}px` })}
      onScroll={({ currentTarget }) => {
        // Updates every few rows are enough: spare rows are rendered on both sides.
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
