import { type RefObject, useEffect, useRef } from 'react';
import { originOf, takesText } from '../../dom/origin.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { tableCopyMessages } from '../../messages/english/tableCopy.ts';
import { useMessages } from '../../messages/index.ts';
import { announce } from '../column-layout/announce.ts';
import type { DataTableHandle } from '../types.ts';
import { answerCopy, clipboardRows } from './clipboard.ts';
import type { ExportColumn } from './columns.ts';

interface CopyRowsOptions<Row> {
  /** The table. */
  tableRef: RefObject<HTMLElement | null>;
  /** What it gives to `handleRef`. */
  handle: DataTableHandle<Row> | null;
  /** The columns to copy, those that are shown. */
  columns: readonly ExportColumn<Row>[];
}

/** Ctrl C in the table copies its selected rows, for spreadsheets and as text; a selection of text is copied as it is. */
export function useCopyRows<Row>({ tableRef, handle, columns }: CopyRowsOptions<Row>): void {
  const texts = useMessages(tableCopyMessages);
  const formatNumber = useFormatNumber();
  const onCopy = (event: ClipboardEvent) => {
    if (!handle || event.defaultPrevented || !(getSelection()?.isCollapsed ?? true)) return;
    if (takesText(originOf(event))) return;
    const rows = handle.matchingRows().filter(handle.isSelected);
    if (rows.length === 0) return;
    answerCopy(event, clipboardRows(columns, rows));
    if (tableRef.current) announce(tableRef.current, texts.copied(formatNumber(rows.length), rows.length === 1));
  };
  const latest = useRef(onCopy);
  useLayoutEffect(() => {
    latest.current = onCopy;
  });
  useEffect(() => {
    const table = tableRef.current;
    const hear = (event: ClipboardEvent) => latest.current(event);
    table?.addEventListener('copy', hear);
    return () => table?.removeEventListener('copy', hear);
  }, [tableRef]);
}
