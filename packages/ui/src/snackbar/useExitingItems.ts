import { useCallback, useState } from 'react';
import type { Snackbar } from './queue.ts';

export interface SnackbarEntry {
  snackbar: Snackbar;
  /** Already dismissed and fading out. */
  isLeaving: boolean;
}

/** Inserts leaving items at their previous positions; pure. */
export function withExitingItems(
  shown: readonly SnackbarEntry[],
  visible: readonly Snackbar[],
): readonly SnackbarEntry[] {
  const staying = new Set(visible.map(({ id }) => id));
  const isUnchanged =
    shown.filter(({ isLeaving }) => !isLeaving).length === visible.length &&
    visible.every((snackbar) => shown.some((item) => !item.isLeaving && item.snackbar === snackbar));
  if (isUnchanged) return shown;
  const leaving = shown.flatMap(({ snackbar }, index) => (staying.has(snackbar.id) ? [] : [{ snackbar, index }]));
  const next: SnackbarEntry[] = visible.map((snackbar) => ({ snackbar, isLeaving: false }));
  for (const { snackbar, index } of leaving) next.splice(index, 0, { snackbar, isLeaving: true });
  return next;
}

/** The items to render: visible snackbars, plus leaving ones until `remove` is called after their fade-out. */
export function useExitingItems(visible: readonly Snackbar[]) {
  const [shown, setShown] = useState<readonly SnackbarEntry[]>([]);
  const next = withExitingItems(shown, visible);
  if (next !== shown) setShown(next);
  const remove = useCallback(
    (id: string) => setShown((items) => items.filter((item) => !item.isLeaving || item.snackbar.id !== id)),
    [],
  );
  return { shown: next, remove };
}
