import { type SelectionValue, selectedCount } from '@edge-console/ui/data-table';
import { useEffect, useState } from 'react';
import type { ListRow } from './defineList.ts';

const nothing: SelectionValue = { mode: 'include', keys: new Set() };

/**
 * Selected rows, across pages. `question` is the list's search and filters: "all that match" does not
 * outlive it.
 */
export function useListSelection<Row extends ListRow>(
  rows: readonly Row[],
  question: string,
  matchCount: number | undefined,
) {
  const [held, setHeld] = useState({ value: nothing, question });
  const [seen] = useState(() => new Map<string, Row>());
  useEffect(() => {
    for (const row of rows) seen.set(row.id, row);
  }, [rows, seen]);
  const value = held.value.mode === 'exclude' && held.question !== question ? nothing : held.value;
  const change = (next: SelectionValue) => setHeld({ value: next, question });
  return {
    value,
    change,
    count: selectedCount(value, matchCount ?? 0),
    clear: () => change(nothing),
    selectEverything: () => change({ mode: 'exclude', keys: new Set() }),
    /** A row by id, among those shown since the page was opened. */
    seenRow: (id: string): Row | undefined => seen.get(id),
  };
}

export type ListSelection<Row extends ListRow> = ReturnType<typeof useListSelection<Row>>;
