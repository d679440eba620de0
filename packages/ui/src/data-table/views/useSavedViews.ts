import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataTableStateControl } from '../state/useDataTableState.ts';
import type { TableDefinition } from '../state/tableState.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import {
  isChanged,
  idOfDefaultView,
  stateOfView,
  type SavedView,
  type ViewAdapter,
  viewStateOf,
  withView,
} from './savedViews.ts';

export type ViewError = 'loadFailed' | 'saveFailed' | 'removeFailed';

export interface SavedViewsControl {
  views: readonly SavedView[];
  isPending: boolean;
  /** What failed last, until something succeeds. */
  error: ViewError | undefined;
  /** The view that the state began as, if there still is one. */
  current: SavedView | undefined;
  /** Whether the state was changed since. */
  isChanged: boolean;
  reload: () => void;
  /** Without a view: the table as by default. */
  open: (view: SavedView | undefined) => void;
  /** Stores the state as it is now: in the current view, or as a new one that is the current view then. */
  save: (words: { name: string; isShared: boolean } | 'current') => Promise<boolean>;
  /** Changes what is about a view, and not its state. */
  describe: (view: SavedView, words: Partial<Pick<SavedView, 'name' | 'isShared' | 'isDefault'>>) => Promise<boolean>;
  remove: (view: SavedView) => Promise<boolean>;
}

function draftOf({ id, name, isShared, isDefault = false, state }: SavedView) {
  return { id, name, isShared, isDefault, state };
}

/** Named states of a table. The address has the whole state; a view's id in it only says where it came from. */
export function useSavedViews(
  adapter: ViewAdapter,
  { state, change, isRequested }: DataTableStateControl,
  definition: TableDefinition,
): SavedViewsControl {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [isPending, setIsPending] = useState(true);
  const [error, setError] = useState<ViewError>();
  const [attempt, setAttempt] = useState(0);
  /** Changes that were stored: a list requested before one of them does not have it. */
  const changes = useRef(0);
  const latest = useRef({ adapter, state, change, isRequested, definition });
  useLayoutEffect(() => {
    latest.current = { adapter, state, change, isRequested, definition };
  });

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
        const { change: open, definition: known } = latest.current;
        const first = list.find(({ isDefault }) => isDefault);
        // The default view never replaces what the address asks for.
        if (first && attempt === 0 && !latest.current.isRequested()) open(stateOfView(first, known), 'replace');
      },
      () => {
        if (signal.aborted) return;
        setIsPending(false);
        setError('loadFailed');
      },
    );
    return () => controller.abort();
  }, [attempt]);

  const current = views.find(({ id }) => id === state.view);

  const attemptTo = useCallback(async (task: () => Promise<unknown>, failure: ViewError): Promise<boolean> => {
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
    save: (words) =>
      attemptTo(async () => {
        const stored = viewStateOf(state, definition);
        if (words === 'current') {
          if (current) await store({ ...draftOf(current), state: stored });
          return;
        }
        const { id } = await store({ ...words, state: stored });
        // Changes made while it was saved stay; only the view they start from is another.
        change({ view: id, page: latest.current.state.page, after: latest.current.state.after });
      }, 'saveFailed'),
    describe: (view, words) => attemptTo(() => store({ ...draftOf(view), ...words }), 'saveFailed'),
    remove: (view) =>
      attemptTo(async () => {
        await adapter.remove(view.id);
        changes.current += 1;
        const rest = (before: readonly SavedView[]) => before.filter(({ id }) => id !== view.id);
        setViews(rest);
        const { state: now } = latest.current;
        if (now.view === view.id)
          change({ view: idOfDefaultView(rest(views)), page: now.page, after: now.after }, 'replace');
      }, 'removeFailed'),
  };
}
