import { type ExportValue, safeText } from './safeText.ts';

const needsQuotes = /[",\r\n]|^\s|\s$/;

function csvCell(value: ExportValue): string {
  const text = safeText(value);
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
