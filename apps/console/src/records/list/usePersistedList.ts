import { useEffect } from 'react';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import type { List, ListRow } from './defineList.ts';

/** Stores the rows shown, as text, for offline use. Never while acting as another user. */
export function usePersistedList<Row extends ListRow>(
  { persistOffline = false, resource, columns, messages }: List<Row>,
  rows: readonly Row[],
): void {
  const { acting } = useViewer();
  const isPersisted = persistOffline && !acting && rows.length > 0;
  useEffect(() => {
    if (!isPersisted) return undefined;
    const exported = columns.flatMap(({ header, exportValue }) => (exportValue ? [{ header, exportValue }] : []));
    const seen = {
      title: messages.title,
      columns: exported.map(({ header }) => header),
      rows: rows.map((row) => exported.map(({ exportValue }) => exportValue(row))),
      seenAt: Date.now(),
    };
    let isCurrent = true;
    // Lists do not wait for this code. If it cannot be loaded, nothing is stored.
    void import('../../api/offline/persistedQueries.ts').then(
      ({ persistList }) => isCurrent && persistList(sessionStorage, resource, seen),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isPersisted, resource, columns, messages, rows]);
}
