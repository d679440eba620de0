import { type SelectionValue, selectedCount } from '@edge-console/ui/data-table';
import { useEffect, useState } from 'react';
import type { ListRow } from './defineList.ts';

const noSelection: SelectionValue = { mode: 'include', keys: new Set() };

/** Selected rows, across pages. `question` is the list's search and filters: changing it clears "all matching". */
export function useListSelection<Row extends ListRow>(
  rows: readonly Row[],
  queryKey: string,
  matchCount: number | undefined,
) {
  const [stored, setStored] = useState({ value: noSelection, question: queryKey });
  const [cache] = useState(() => new Map<string, Row>());
  useEffect(() => {
    for (const row of rows) cache.set(row.id, row);
  }, [rows, cache]);
  const value = stored.value.mode === 'exclude' && stored.question !== queryKey ? noSelection : stored.value;
  const change = (next: SelectionValue) => setStored({ value: next, question: queryKey });
  return {
    value,
    change,
    count: selectedCount(value, matchCount ?? 0),
    clear: () => change(noSelection),
    selectEverything: () => change({ mode: 'exclude', keys: new Set() }),
    /** A row by ID, if it was shown since the page was opened. */
    cachedRow: (id: string): Row | undefined => cache.get(id),
  };
}

export type ListSelection<Row extends ListRow> = ReturnType<typeof useListSelection<Row>>;
