import { createElement, useEffect, useRef } from 'react';
import { lazyPart } from '../../lazy-part/index.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { FeatureProps } from '../createDataTable.tsx';
import { encodeState } from '../state/codec.ts';
import type { TableDefinition } from '../state/tableState.ts';
import type { DataTableStateControl } from '../state/useDataTableState.ts';

const loadMoreRow = lazyPart(async () => (await import('./LoadMoreRow.tsx')).LoadMoreRow);

/** The position of the rows among all matching rows. */
function pageOf<Row>({ page, pageSize, rowOffset = 0, rowCount, rows, onLoadMore }: DataTableProps<Row>) {
  const isPaged = page !== undefined && pageSize !== undefined;
  const from = isPaged ? (page - 1) * pageSize : 0;
  const isPart = (page ?? onLoadMore) !== undefined || (rowCount ?? rows.length) !== rows.length;
  return {
    from,
    pageSize: isPaged ? pageSize : Number.POSITIVE_INFINITY,
    offset: rowOffset + from,
    isPart,
  };
}

function LoadMore<Row>({ table, state, context, eventHandlers }: FeatureProps<Row>) {
  const { onLoadMore } = table;
  const isShown = state === 'ok' && onLoadMore !== undefined;
  const LoadMoreRow = loadMoreRow.usePart(isShown);
  if (!isShown || LoadMoreRow === undefined) return null;
  return createElement(LoadMoreRow<Row>, { table, context, eventHandlers, onLoadMore });
}

/** The feature `pages`: rows that are a page, or those loaded so far. */
export const tablePages = { pageOf, LoadMore };

/** The cursors of the visited pages, with cursor pagination. */
interface CursorTrail {
  /** Page `page` of `query` starts after `after`. Another query starts another trail. */
  note: (query: string, page: number, after: string | null) => void;
  /** The cursor of the previous page; that of the first page if unknown, such as after a link. */
  before: (query: string, page: number) => { page: number; after: string | null };
  /** JSON, to restore the trail after a reload. */
  stored: () => string;
}

const first = { page: 1, after: null } as const;

type Stored = { query: string; begins: [page: number, after: string | null][] };

/** Null for an invalid text. */
function readStored(text: unknown): Stored | null {
  if (typeof text !== 'string') return null;
  try {
    const { query, begins } = JSON.parse(text) as Partial<Stored>;
    return typeof query === 'string' && Array.isArray(begins) ? { query, begins } : null;
  } catch {
    return null;
  }
}

/** Restores a trail from its `stored` text. */
export function createCursorTrail(stored?: unknown): CursorTrail {
  const restored = readStored(stored);
  let trail = restored && { query: restored.query, begins: new Map(restored.begins) };
  return {
    note: (query, page, after) => {
      if (trail?.query !== query) trail = { query, begins: new Map() };
      trail.begins.set(page, after);
    },
    before: (query, page) => {
      const after = trail?.query === query ? trail.begins.get(page - 1) : undefined;
      return after === undefined ? first : { page: page - 1, after };
    },
    stored: () => JSON.stringify(trail && { query: trail.query, begins: [...trail.begins] }),
  };
}

export interface CursorPages {
  /** To the previous page, or to the first one if its cursor is unknown. */
  goToPrevious: () => void;
  /** To the page that starts after this cursor. */
  goToNext: (cursor: string) => void;
}

/** The parts of the state that decide which rows match. */
const decidesRows = ['search', 'filter', 'sort', 'pageSize'] as const;

/** The state of the browser's history entry, which survives a reload, but not the tab. */
const entryState = () => (history.state ?? {}) as Record<string, unknown>;

/** Cursor pagination of the table `id`, whose definition `hasCursors`. */
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
    // After each render, as navigation adds entries without it.
    if (entryState()[key] !== text) history.replaceState({ ...entryState(), [key]: text }, '');
  });
  return {
    goToPrevious: () => change(trail.current?.before(query, page) ?? { page: 1, after: null }),
    goToNext: (cursor) => change({ page: page + 1, after: cursor }),
  };
}
