import type { ReactNode } from 'react';
import type { ExportValue } from './safeText.ts';

/** The part of a `DataColumn` that is needed to export it. */
export interface ExportColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortBy?: (row: Row) => string | number | Date | null;
  searchText?: (row: Row) => string;
  /** @default what the cell shows if that is text, else `sortBy`, else `searchText` */
  exportValue?: (row: Row) => ExportValue;
}

/** The exported value of a cell, which is not always what it shows. */
export function exportValueOf<Row>(column: ExportColumn<Row>, row: Row): ExportValue {
  if (column.exportValue) return column.exportValue(row);
  const shown = column.cell(row);
  if (typeof shown === 'string' || typeof shown === 'number') return shown;
  return (column.sortBy ?? column.searchText)?.(row) ?? '';
}

export function valuesOf<Row>(columns: readonly ExportColumn<Row>[], row: Row): ExportValue[] {
  return columns.map((column) => exportValueOf(column, row));
}
