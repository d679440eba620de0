import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../dom/useLatest.ts';
import { decodeState, encodeState, storedNames, type StoredState } from './codec.ts';
import {
  urlStorage,
  createStatePersistence,
  type PersistIn,
  type PersistParts,
  browserStorage,
  memoryStorage,
  type StateStorage,
} from './persistence.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';
import { type UrlAdapter, type HistoryAction, browserUrl, writeParameters } from './urlState.ts';

/** The parts that decide which rows match: a change resets the page. */
const decidesRows = ['sort', 'search', 'filter', 'pageSize', 'view'] as const;
/** The parts that Back undoes; typing and arranging columns add no history entry. */
const addsHistoryEntry = ['sort', 'filter', 'page', 'after', 'pageSize', 'view'] as const;

/** The state after a change. The page is reset if other rows match, unless the change sets a page. */
function changedState(state: DataTableState, patch: Partial<DataTableState>): DataTableState {
  const next = { ...state, ...patch };
  const hasPage = 'page' in patch || 'after' in patch;
  const hasOtherRows = decidesRows.some((part) => next[part] !== state[part]);
  return hasOtherRows && !hasPage ? { ...next, page: 1, after: null } : next;
}

interface StateChange {
  names: readonly string[];
  next: StoredState;
  action: HistoryAction;
}

export function changeOf(
  state: DataTableState,
  patch: Partial<DataTableState>,
  definition: TableDefinition,
): StateChange {
  const changed = changedState(state, patch);
  const before = encodeState(state, definition);
  const next = encodeState(changed, definition);
  return {
    names: storedNames.filter((name) => before[name] !== next[name]),
    next,
    action: addsHistoryEntry.some((part) => part in patch) ? 'push' : 'replace',
  };
}

interface Decoded {
  stored: StoredState;
  definition: TableDefinition;
  state: DataTableState;
}

/** Parts with the same text keep their identity. */
function withSameParts({ stored: before, state }: Decoded, stored: StoredState, next: DataTableState): DataTableState {
  const isSame = (name: string) => before[name] === stored[name];
  const { columns } = state;
  const hasSameColumns = isSame('columns');
  const isSameLayout = hasSameColumns && isSame('widths') && isSame('pinned');
  return {
    ...next,
    sort: isSame('sort') ? state.sort : next.sort,
    filter: isSame('filter') ? state.filter : next.filter,
    columns: isSameLayout
      ? columns
      : {
          ...next.columns,
          ...(hasSameColumns ? { order: columns.order, hidden: columns.hidden } : {}),
          ...(isSame('widths') ? { widths: columns.widths } : {}),
          ...(isSame('pinned') && columns.pinned ? { pinned: columns.pinned } : {}),
        },
  };
}

/**
 * Decodes states and keeps the identity of unchanged parts, so that a new page does not filter or sort again, and a new
 * width renders no cells.
 */
export function createDecoder(): (stored: StoredState, definition: TableDefinition) => DataTableState {
  let last: Decoded | undefined;
  return (stored, definition) => {
    if (last?.stored === stored && last.definition === definition) return last.state;
    const next = decodeState(stored, definition);
    const state = last?.definition === definition ? withSameParts(last, stored, next) : next;
    last = { stored, definition, state };
    return state;
  };
}

export interface DataTableStateOptions {
  /**
   * Where the state is stored: all of it in one place, or each part in its own. By default, the URL has what decides the
   * rows, localStorage the columns and the density, and both the page size. A table in a panel uses `memory`.
   */
  persist?: PersistIn | PersistParts;
  /** Prefix of the URL parameters, for two tables on one page: `users` makes `users.sort`. @default none */
  prefix?: string;
  /** Reads and writes the URL through the application's router. Keep its identity. @default the browser's history */
  url?: UrlAdapter;
}

export interface DataTableStateControl {
  state: DataTableState;
  /** Changes parts of the state; other rows start at their first page. By default, typing and arranging add no history entry. */
  change: (patch: Partial<DataTableState>, how?: HistoryAction) => void;
  /** The URL of the table after a change, also for a user with other stored columns. */
  hrefOf: (patch: Partial<DataTableState>) => string;
  /** Whether the user requested the current state: in the URL, or with a filter or sort order that is stored elsewhere. */
  isRequested: () => boolean;
}

const emptyState: StoredState = {};
const noStorage: StateStorage = { read: () => emptyState, write: () => {}, subscribe: () => () => {} };

/**
 * The state of a table, which survives a reload and can be shared as a link. `key` names it in localStorage; the key and
 * the options are read once.
 */
export function useDataTableState(
  key: string,
  definition: TableDefinition,
  { persist, prefix, url = browserUrl }: DataTableStateOptions = {},
): DataTableStateControl {
  const parameterPrefix = prefix === undefined ? '' : `${prefix}.`;
  const [persistence] = useState(() =>
    createStatePersistence(
      typeof document === 'undefined'
        ? { url: noStorage, local: noStorage, memory: noStorage }
        : {
            url: urlStorage(url, parameterPrefix),
            local: browserStorage(key),
            memory: memoryStorage(key),
          },
      persist,
    ),
  );
  const stored = useSyncExternalStore(persistence.subscribe, persistence.read, () => emptyState);
  const [decode] = useState(createDecoder);
  const state = decode(stored, definition);

  const latest = useLatest(definition);
  const change = useCallback(
    (patch: Partial<DataTableState>, how?: HistoryAction) => {
      // A second change in the same event builds on the first, which has not rendered yet.
      const current = decodeState(persistence.read(), latest.current);
      const { names, next, action } = changeOf(current, patch, latest.current);
      if (names.length > 0) persistence.write(names, next, how ?? action);
    },
    [persistence, latest],
  );

  const isRequested = useCallback(
    () => Object.keys(encodeState(decodeState(persistence.requested(), latest.current), latest.current)).length > 0,
    [persistence, latest],
  );

  // An external store, as the server has no URL and hydration must match its markup.
  const search = useSyncExternalStore(url.subscribe, url.read, () => '');
  const hrefOf = useCallback(
    (patch: Partial<DataTableState>) => {
      const stored = encodeState(changedState(state, patch), definition);
      return `?${writeParameters(search, storedNames, parameterPrefix, stored)}`;
    },
    [state, definition, search, parameterPrefix],
  );
  return useMemo(() => ({ state, change, hrefOf, isRequested }), [state, change, hrefOf, isRequested]);
}
