import type { ReactNode } from 'react';
import type { ExportValue } from './safeText.ts';

/** What is needed of a column to write it elsewhere; `Column` of the table has all of it. */
export interface ExportColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortBy?: (row: Row) => string | number | Date | null;
  searchText?: (row: Row) => string;
  /** @default what the cell shows if that is text, else `sortBy`, else `searchText` */
  exportValue?: (row: Row) => ExportValue;
}

/** What a file says of a row in a column: the value itself, not its picture. */
export function exportValueOf<Row>(column: ExportColumn<Row>, row: Row): ExportValue {
  if (column.exportValue) return column.exportValue(row);
  const shown = column.cell(row);
  if (typeof shown === 'string' || typeof shown === 'number') return shown;
  return (column.sortBy ?? column.searchText)?.(row) ?? '';
}

export function valuesOf<Row>(columns: readonly ExportColumn<Row>[], row: Row): ExportValue[] {
  return columns.map((column) => exportValueOf(column, row));
}
