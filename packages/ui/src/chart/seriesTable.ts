import type { ExportValue } from '../data-table/export/csv.ts';
import type { TableColumn, TableData } from './ChartTable.tsx';
import { total, type NormalizedSeries } from './series.ts';

type Write = (value: number | null) => string;

interface SeriesTableInput {
  rowCount: number;
  /** The first column, which identifies the row. */
  leading: { column: TableColumn; text: (index: number) => string; record: (index: number) => ExportValue };
  series: readonly NormalizedSeries[];
  write: Write;
  /** Label of the total, if the series add up. */
  totalLabel: string | undefined;
  /** A column after them that is not part of the total. */
  last?: { label: string; values: readonly (number | null)[]; write: Write } | undefined;
}

interface ValueColumn {
  label: string;
  valueAt: (index: number) => number | null;
  write: Write;
}

/** The table and the CSV file include hidden series. */
export function seriesTable({ rowCount, leading, series, write, totalLabel, last }: SeriesTableInput): TableData {
  const columnOf = ({ label, values }: NormalizedSeries): ValueColumn => ({
    label,
    valueAt: (index) => values[index] ?? null,
    write,
  });
  const parts = series.filter(({ isComparison }) => !isComparison);
  const columns = parts.map(columnOf);
  if (totalLabel !== undefined && parts.length > 1) {
    const valueAt = (index: number) => total(parts.map(({ values }) => values[index] ?? null));
    columns.push({ label: totalLabel, valueAt, write });
  }
  columns.push(...series.filter(({ isComparison }) => isComparison).map(columnOf));
  if (last) columns.push({ label: last.label, valueAt: (index) => last.values[index] ?? null, write: last.write });
  return {
    columns: [leading.column, ...columns.map(({ label }) => ({ label, isNumeric: true }))],
    rowCount: series.length === 0 ? 0 : rowCount,
    row: (index) => [
      { text: leading.text(index) },
      ...columns.map((column) => {
        const value = column.valueAt(index);
        return { text: column.write(value), isMissing: value === null };
      }),
    ],
    record: (index) => [leading.record(index), ...columns.map(({ valueAt }) => valueAt(index))],
  };
}
