import { formatDate } from '@edge-console/ui/date-time';
import { useEffect } from 'react';
import { keepLastSeen } from '../offline/lastSeen.ts';
import { useViewer } from '../viewer/ViewerProvider.tsx';
import type { List, ListRow } from './defineList.ts';

const textOf = (value: unknown): string => (value instanceof Date ? formatDate(value) : String(value ?? ''));

/** Keeps the rows that a list shows, in words, for when there is no network. Never those of an account that somebody acts in. */
export function useLastSeen<Row extends ListRow>(
  { isKeptOffline = false, resource, columns, messages }: List<Row>,
  rows: readonly Row[],
): void {
  const { acting } = useViewer();
  const isKept = isKeptOffline && !acting && rows.length > 0;
  useEffect(() => {
    if (!isKept) return;
    const told = columns.flatMap(({ header, exportValue }) => (exportValue ? [{ header, exportValue }] : []));
    keepLastSeen(sessionStorage, resource, {
      title: messages.title,
      columns: told.map(({ header }) => header),
      rows: rows.map((row) => told.map(({ exportValue }) => textOf(exportValue(row)))),
      seenAt: Date.now(),
    });
  }, [isKept, resource, columns, messages, rows]);
}
