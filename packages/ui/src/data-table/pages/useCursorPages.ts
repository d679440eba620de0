import { useEffect, useState } from 'react';
import { encodeState } from '../state/codec.ts';
import type { TableDefinition } from '../state/tableState.ts';
import type { DataTableStateControl } from '../state/useDataTableState.ts';
import { createCursorTrail } from './cursorTrail.ts';

export interface CursorPages {
  /** To the page before, or to the first where the cursor of that is unknown. */
  goToPrevious: () => void;
  /** To the page that begins after this cursor. */
  goToNext: (cursor: string) => void;
}

/** The parts of the state that decide the rows; the layout of columns does not. */
const decidesRows = ['search', 'filter', 'sort', 'pageSize'] as const;

/** Turns pages that come by cursor, of a table whose definition `hasCursors`. */
export function useCursorPages({ state, change }: DataTableStateControl, definition: TableDefinition): CursorPages {
  const [trail] = useState(createCursorTrail);
  const { page, after } = state;
  const stored = encodeState(state, definition);
  const query = JSON.stringify(decidesRows.map((name) => stored[name] ?? null));
  useEffect(() => trail.note(query, page, after), [trail, query, page, after]);
  return {
    goToPrevious: () => change(trail.before(query, page)),
    goToNext: (cursor) => change({ page: page + 1, after: cursor }),
  };
}
