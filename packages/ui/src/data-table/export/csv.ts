import type { ReactNode } from 'react';

/** The value of a cell in a file or on the clipboard. */
export type ExportValue = string | number | boolean | Date | null | undefined;

/** The start of a formula, also after spaces. Some spreadsheets treat the full-width signs the same. */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;
/** A number with a sign, not a formula. */
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * A value as text that no spreadsheet evaluates as a formula: a leading apostrophe makes it text. Numbers stay numbers.
 */
export function safeText(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value !== 'string') return String(value);
  return formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
}

/** The part of a `DataColumn` that an export needs. */
export interface ExportColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortBy?: (row: Row) => string | number | Date | null;
  searchText?: (row: Row) => string;
  /** @default what the cell shows if that is text, else `sortBy`, else `searchText` */
  exportValue?: (row: Row) => ExportValue;
}

function exportValueOf<Row>(column: ExportColumn<Row>, row: Row): ExportValue {
  if (column.exportValue) return column.exportValue(row);
  const shown = column.cell(row);
  if (typeof shown === 'string' || typeof shown === 'number') return shown;
  return (column.sortBy ?? column.searchText)?.(row) ?? '';
}

export function valuesOf<Row>(columns: readonly ExportColumn<Row>[], row: Row): ExportValue[] {
  return columns.map((column) => exportValueOf(column, row));
}

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
/**
 * The start of a formula in a spreadsheet whose separator is a semicolon or a tab, where quotes inside a line do not
 * protect.
 */
const innerFormula = /[;\t\r\n][\s\u00A0"]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** The text of a CSV cell, in which no spreadsheet finds a formula. */
export const cellText = (value: ExportValue): string => safeText(value).replace(innerFormula, "$&'");

function csvCell(value: ExportValue): string {
  const text = cellText(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Byte order mark: without it, Excel does not read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180, with its line end. */
export function csvLine(values: readonly ExportValue[]): string {
  const line = values.map(csvCell).join(',');
  // A record with one empty field would be an empty line, which readers skip.
  return `${line === '' && values.length === 1 ? '""' : line}\r\n`;
}

/** ms until the object URL, which keeps the file in memory, is revoked. By then the browser has read the file. */
const urlLifetime = 30_000;

/** Characters with a meaning in paths, and control characters. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** A file name that is valid in every file system. */
export function fileNameOf(name: string): string {
  const safe = name
    .replace(forbidden, '-')
    .replace(/^\.+|[. ]+$/g, '')
    .trim();
  return safe === '' ? 'table' : safe;
}

/** Downloads a file under a name. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
