import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../dom/useLatest.ts';
import { decodeState, defaultState, encodeState, type StoredState, storedText } from '../state/codec.ts';
import type { DataTableState, TableDefinition } from '../state/tableState.ts';
import type { DataTableStateControl } from '../state/useDataTableState.ts';

/** A named state of a table. */
export interface SavedView {
  id: string;
  name: string;
  /** Every user of the table sees it. */
  isShared: boolean;
  /** The table opens with it for this user. */
  isDefault?: boolean;
  /** Whether this user can change it. @default true */
  isEditable?: boolean;
  /** The result of `viewStateOf`. It can be old: unknown parts are dropped. */
  state: StoredState;
}

/** A view to store; without an ID, it is new. */
export type ViewDraft = Omit<SavedView, 'id' | 'isEditable'> & { id?: string };

/** Stores views. Each function rejects on failure. */
export interface ViewAdapter {
  list: (signal: AbortSignal) => Promise<readonly SavedView[]>;
  /** Resolves to the stored view; a new default view replaces the previous one. */
  save: (view: ViewDraft) => Promise<SavedView>;
  remove: (id: string) => Promise<void>;
}

/** A view does not include the page. */
const firstPage = { page: 1, after: null, view: null } as const;

export function viewStateOf(state: DataTableState, definition: TableDefinition): StoredState {
  return encodeState({ ...state, ...firstPage }, definition);
}

/** The ID of the default table in a URL, if a URL without a view means the default view. */
const defaultViewId = '-';

/** The view ID of a state that started from the default table. */
function idOfDefaultView(views: readonly SavedView[]): string | null {
  return views.some(({ isDefault }) => isDefault) ? defaultViewId : null;
}

/** The state changes that open a view; without a view, the default table. */
export function stateOfView(
  view: SavedView | undefined,
  definition: TableDefinition,
  views: readonly SavedView[] = [],
): Partial<DataTableState> {
  const state = view === undefined ? defaultState(definition) : decodeState(view.state, definition);
  return { ...state, ...firstPage, view: view?.id ?? idOfDefaultView(views) };
}

/** Whether the state differs from the view that it started from. */
export function isChanged(view: SavedView | undefined, state: DataTableState, definition: TableDefinition): boolean {
  const initial = view === undefined ? defaultState(definition) : decodeState(view.state, definition);
  return storedText(viewStateOf(initial, definition)) !== storedText(viewStateOf(state, definition));
}

/** The view that the state started from; for a changed default table, a view with the same state. */
export function currentView(
  views: readonly SavedView[],
  state: DataTableState,
  definition: TableDefinition,
): SavedView | undefined {
  const opened = views.find(({ id }) => id === state.view);
  if (opened || !isChanged(undefined, state, definition)) return opened;
  return views.find((view) => !isChanged(view, state, definition));
}

/** The list with a saved view, in its position or at the end. At most one view is the default. */
export function withView(views: readonly SavedView[], stored: SavedView): SavedView[] {
  const others = views.map((view) =>
    stored.isDefault && view.isDefault && view.id !== stored.id ? { ...view, isDefault: false } : view,
  );
  const index = others.findIndex(({ id }) => id === stored.id);
  return index < 0 ? [...others, stored] : others.with(index, stored);
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, state } = value as Partial<Record<keyof SavedView, unknown>>;
  return typeof id === 'string' && typeof name === 'string' && typeof state === 'object' && state !== null;
}

/** Stores views in localStorage, if no server stores them. */
export function localViews(key: string, storage: () => Storage = () => localStorage): ViewAdapter {
  const name = `views:${key}`;
  const read = (): SavedView[] => {
    const text = storage().getItem(name) ?? '[]';
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isView) : [];
    } catch {
      // Damaged, or not written by this code: the next saved view replaces it.
      return [];
    }
  };
  // Promises, so that a storage that throws rejects.
  return {
    list: async () => Promise.resolve(read()),
    save: async (view) => {
      const stored = await Promise.resolve({ ...view, id: view.id ?? crypto.randomUUID() });
      storage().setItem(name, JSON.stringify(withView(read(), stored)));
      return stored;
    },
    remove: async (id) => {
      const rest = await Promise.resolve(read().filter((view) => view.id !== id));
      storage().setItem(name, JSON.stringify(rest));
    },
  };
}

export type ViewError = 'loadFailed' | 'saveFailed' | 'removeFailed';

export interface SavedViewsControl {
  views: readonly SavedView[];
  isPending: boolean;
  /** The last error, until something succeeds. */
  error: ViewError | undefined;
  /** The view that the state started from, if it still exists, or a view with the same state. */
  current: SavedView | undefined;
  /** Whether the state has changed since then. */
  isChanged: boolean;
  reload: () => void;
  /** Without a view: the default table. */
  open: (view: SavedView | undefined) => void;
  /** Stores the current state: in the current view, or as a new view, which becomes the current one. */
  save: (properties: { name: string; isShared: boolean } | 'current') => Promise<boolean>;
  /** Changes the properties of a view, not its state. */
  describe: (
    view: SavedView,
    properties: Partial<Pick<SavedView, 'name' | 'isShared' | 'isDefault'>>,
  ) => Promise<boolean>;
  remove: (view: SavedView) => Promise<boolean>;
}

function draftOf({ id, name, isShared, isDefault = false, state }: SavedView) {
  return { id, name, isShared, isDefault, state };
}

/** Saved views of a table. The URL has the whole state; a view's ID in it only says which view it started from. */
export function useSavedViews(
  adapter: ViewAdapter,
  { state, change, isRequested }: DataTableStateControl,
  definition: TableDefinition,
): SavedViewsControl {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [isPending, setIsPending] = useState(true);
  const [error, setError] = useState<ViewError>();
  const [attempt, setAttempt] = useState(0);
  /** Number of saved changes: a list requested before one of them does not include it. */
  const changes = useRef(0);
  const latest = useLatest({ adapter, state, change, isRequested, definition });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const changesBefore = changes.current;
    latest.current.adapter.list(signal).then(
      (list) => {
        if (signal.aborted) return;
        if (changes.current !== changesBefore) return setAttempt((count) => count + 1);
        setViews(list);
        setIsPending(false);
        setError(undefined);
        const { change: open, definition: latestDefinition } = latest.current;
        const first = list.find(({ isDefault }) => isDefault);
        // The default view never replaces a state that the user requested.
        if (first && attempt === 0 && !latest.current.isRequested())
          open(stateOfView(first, latestDefinition), 'replace');
      },
      () => {
        if (signal.aborted) return;
        setIsPending(false);
        setError('loadFailed');
      },
    );
    return () => controller.abort();
  }, [attempt, latest]);

  const current = currentView(views, state, definition);

  const runTask = useCallback(async (task: () => Promise<unknown>, failure: ViewError): Promise<boolean> => {
    setIsPending(true);
    try {
      await task();
      setError(undefined);
      return true;
    } catch {
      setError(failure);
      return false;
    } finally {
      setIsPending(false);
    }
  }, []);

  const store = async (draft: Parameters<ViewAdapter['save']>[0]) => {
    const stored = await adapter.save(draft);
    changes.current += 1;
    setViews((before) => withView(before, stored));
    return stored;
  };

  return {
    views,
    isPending,
    error,
    current,
    isChanged: isChanged(current, state, definition),
    reload: () => {
      setIsPending(true);
      setAttempt((count) => count + 1);
    },
    open: (view) => change(stateOfView(view, definition, views), 'push'),
    save: (properties) =>
      runTask(async () => {
        const stored = viewStateOf(state, definition);
        if (properties === 'current') {
          if (current) await store({ ...draftOf(current), state: stored });
          return;
        }
        const { id } = await store({ ...properties, state: stored });
        // Changes made while saving are kept; only the view that they start from changes.
        change({ view: id, page: latest.current.state.page, after: latest.current.state.after });
      }, 'saveFailed'),
    describe: (view, properties) => runTask(() => store({ ...draftOf(view), ...properties }), 'saveFailed'),
    remove: (view) =>
      runTask(async () => {
        await adapter.remove(view.id);
        changes.current += 1;
        const rest = (before: readonly SavedView[]) => before.filter(({ id }) => id !== view.id);
        setViews(rest);
        const { state: latestState } = latest.current;
        if (latestState.view === view.id)
          change({ view: idOfDefaultView(rest(views)), page: latestState.page, after: latestState.after }, 'replace');
      }, 'removeFailed'),
  };
}
