import { useEffect } from 'react';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import type { List, ListRow } from './defineList.ts';

/** Keeps the rows that a list shows, in words, for when there is no network. Never those of an account that somebody acts in. */
export function usePersistedList<Row extends ListRow>(
  { persistOffline = false, resource, columns, messages }: List<Row>,
  rows: readonly Row[],
): void {
  const { acting } = useViewer();
  const isKept = persistOffline && !acting && rows.length > 0;
  useEffect(() => {
    if (!isKept) return undefined;
    const told = columns.flatMap(({ header, exportValue }) => (exportValue ? [{ header, exportValue }] : []));
    const seen = {
      title: messages.title,
      columns: told.map(({ header }) => header),
      rows: rows.map((row) => told.map(({ exportValue }) => exportValue(row))),
      seenAt: Date.now(),
    };
    let isCurrent = true;
    // No list waits for it, and the page of an offline start needs nothing of lists. Without the part less is kept.
    void import('../../api/offline/persistedQueries.ts').then(
      ({ persistList }) => isCurrent && persistList(sessionStorage, resource, seen),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isKept, resource, columns, messages, rows]);
}
