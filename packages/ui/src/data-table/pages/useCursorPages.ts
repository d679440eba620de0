import { useEffect, useRef } from 'react';
import { encodeState } from '../state/codec.ts';
import type { TableDefinition } from '../state/tableState.ts';
import type { DataTableStateControl } from '../state/useDataTableState.ts';
import { type CursorTrail, createCursorTrail } from './cursorTrail.ts';

export interface CursorPages {
  /** To the page before, or to the first where the cursor of that is unknown. */
  goToPrevious: () => void;
  /** To the page that begins after this cursor. */
  goToNext: (cursor: string) => void;
}

/** The parts of the state that decide the rows; the layout of columns does not. */
const decidesRows = ['search', 'filter', 'sort', 'pageSize'] as const;

/** What the browser keeps with the entry of its history; it outlasts a reload, and not the tab. */
const entryState = () => (history.state ?? {}) as Record<string, unknown>;

/** Turns pages that come by cursor, of the table `id`, whose definition `hasCursors`. */
export function useCursorPages(
  id: string,
  { state, change }: DataTableStateControl,
  definition: TableDefinition,
): CursorPages {
  const trail = useRef<CursorTrail>(undefined);
  const { page, after } = state;
  const stored = encodeState(state, definition);
  const query = JSON.stringify(decidesRows.map((name) => stored[name] ?? null));
  const key = `pages:${id}`;
  useEffect(() => {
    trail.current ??= createCursorTrail(entryState()[key]);
    trail.current.note(query, page, after);
    const text = trail.current.stored();
    // After each render: whoever navigates makes an entry that knows nothing of it.
    if (entryState()[key] !== text) history.replaceState({ ...entryState(), [key]: text }, '');
  });
  return {
    goToPrevious: () => change(trail.current?.before(query, page) ?? { page: 1, after: null }),
    goToNext: (cursor) => change({ page: page + 1, after: cursor }),
  };
}
