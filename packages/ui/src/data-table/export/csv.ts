import { type ExportValue, safeText } from './safeText.ts';

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
/** What begins a formula in a spreadsheet whose separator is a semicolon or a tab: there, quotes inside a line protect nothing. */
const innerFormula = /[;\t\r\n][\s\u00A0"]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A value as the text of a CSV cell, in which no spreadsheet finds a formula. */
export const cellText = (value: ExportValue): string => safeText(value).replace(innerFormula, "$&'");

function csvCell(value: ExportValue): string {
  const text = cellText(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Byte order mark: without it Excel reads UTF-8 in the local code page. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180, its line end included. */
export function csvLine(values: readonly ExportValue[]): string {
  const line = values.map(csvCell).join(',');
  // A record with one empty field would be an empty line, which readers pass over.
  return `${line === '' && values.length === 1 ? '""' : line}\r\n`;
}
