import { useContext, useSyncExternalStore } from 'react';
import { createRequiredContext } from '../../core/createRequiredContext.ts';
import type { Viewer } from './viewer.ts';
import type { ViewerStore } from './viewerStore.ts';

export const [ViewerProvider, useViewerStore] = createRequiredContext<ViewerStore>('ViewerProvider');

const emptyStore = { subscribe: () => () => undefined, current: () => null };

/** The signed-in user, or null on guest pages. */
export function useViewerIfAny(): Viewer | null {
  const store = useContext(ViewerProvider) ?? emptyStore;
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}

/** The signed-in user. */
export function useViewer(): Viewer {
  const viewer = useViewerIfAny();
  if (!viewer) throw new Error('useViewer works only on pages with the guard "logged".');
  return viewer;
}
