import { createElement, useEffect, useRef } from 'react';
import { lazyPart } from '../../lazy-part/index.ts';
import type { DataTableProps } from '../DataTable.tsx';
import type { FeatureProps } from '../createDataTable.tsx';
import { encodeState } from '../state/codec.ts';
import type { TableDefinition } from '../state/tableState.ts';
import type { DataTableStateControl } from '../state/useDataTableState.ts';

const tail = lazyPart(async () => (await import('./LoadMoreRow.tsx')).LoadMoreRow);

/** Where the rows that are shown lie among all there are. */
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

/** Below the rows, what loads more. */
function LoadMore<Row>({ table, state, context, eventHandlers }: FeatureProps<Row>) {
  const { onLoadMore } = table;
  const isWanted = state === 'ok' && onLoadMore !== undefined;
  const LoadMoreRow = tail.usePart(isWanted);
  if (!isWanted || LoadMoreRow === undefined) return null;
  return createElement(LoadMoreRow<Row>, { table, context, eventHandlers, onLoadMore });
}

/** Rows that are a part of all that match: a page, or as many as are loaded. */
export const tablePages = { pageOf, LoadMore };

/** The way back through pages that come by cursor: where each page that was seen begins. */
interface CursorTrail {
  /** Page `page` of what `query` asks begins after `after`. Another query begins another trail. */
  note: (query: string, page: number, after: string | null) => void;
  /** Where the page before begins. After a link there is no trail: then it is the first page. */
  before: (query: string, page: number) => { page: number; after: string | null };
  /** What outlasts a reload of the page, as JSON. */
  stored: () => string;
}

const first = { page: 1, after: null } as const;

type Stored = { query: string; begins: [page: number, after: string | null][] };

/** Null where nothing was stored, or something else than a trail. */
function readStored(text: unknown): Stored | null {
  if (typeof text !== 'string') return null;
  try {
    const { query, begins } = JSON.parse(text) as Partial<Stored>;
    return typeof query === 'string' && Array.isArray(begins) ? { query, begins } : null;
  } catch {
    return null;
  }
}

/** Goes on with what an earlier trail has `stored`. */
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
