import { type RefObject, useEffect } from 'react';
import { eventTarget, isTextInput } from '../../dom/eventTarget.ts';
import { useLatest } from '../../dom/useLatest.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { useMessages } from '../../messages/index.ts';
import { announce } from '../LiveRegion.tsx';
import type { DataTableHandle } from '../types.ts';
import { type ExportColumn, type ExportValue, safeText, valuesOf } from './csv.ts';
import { tableCopyMessages } from './messages.ts';

/** The same rows for a spreadsheet, which needs `html` to separate cells, and as plain text. */
export interface ClipboardRows {
  text: string;
  html: string;
}

/** In quotes, a spreadsheet keeps line breaks and tabs inside the cell. */
function tsvCell(value: ExportValue): string {
  const text = safeText(value);
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function htmlCell(value: ExportValue, tag: 'td' | 'th'): string {
  const text = safeText(value).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  return `<${tag}>${text.replace(/\r\n|\r|\n/g, '<br>')}</${tag}>`;
}

const htmlRow = (values: readonly ExportValue[], tag: 'td' | 'th') =>
  `<tr>${values.map((value) => htmlCell(value, tag)).join('')}</tr>`;

/** Rows with their headers, for the clipboard. */
export function clipboardRows<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): ClipboardRows {
  const heads = columns.map(({ header }) => header);
  const cells = rows.map((row) => valuesOf(columns, row));
  return {
    text: [heads, ...cells].map((values) => values.map(tsvCell).join('\t')).join('\r\n'),
    html: `<table><thead>${htmlRow(heads, 'th')}</thead><tbody>${cells.map((values) => htmlRow(values, 'td')).join('')}</tbody></table>`,
  };
}

/** Handles a `copy` event: synchronous, and needs no permission. */
export function handleCopy(event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>, rows: ClipboardRows): void {
  if (event.clipboardData === null) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', rows.text);
  event.clipboardData.setData('text/html', rows.html);
}

/** For a copy button. Rejects if the browser refuses. */
export async function copyToClipboard({ text, html }: ClipboardRows): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    }),
  ]);
}

interface CopyRowsOptions<Row> {
  tableRef: RefObject<HTMLElement | null>;
  /** From the table's `handleRef`. */
  handle: DataTableHandle<Row> | null;
  /** The visible columns. */
  columns: readonly ExportColumn<Row>[];
}

/** Ctrl+C in the table copies the selected rows, for spreadsheets and as text. A text selection is copied as usual. */
export function useCopyRows<Row>({ tableRef, handle, columns }: CopyRowsOptions<Row>): void {
  const messages = useMessages(tableCopyMessages);
  const formatNumber = useFormatNumber();
  const onCopy = (event: ClipboardEvent) => {
    if (!handle || event.defaultPrevented || !(getSelection()?.isCollapsed ?? true)) return;
    if (isTextInput(eventTarget(event))) return;
    const rows = handle.matchingRows().filter(handle.isSelected);
    if (rows.length === 0) return;
    handleCopy(event, clipboardRows(columns, rows));
    if (tableRef.current) announce(tableRef.current, messages.copied(formatNumber(rows.length), rows.length === 1));
  };
  const latest = useLatest(onCopy);
  useEffect(() => {
    const table = tableRef.current;
    const handler = (event: ClipboardEvent) => latest.current(event);
    table?.addEventListener('copy', handler);
    return () => table?.removeEventListener('copy', handler);
  }, [tableRef, latest]);
}
