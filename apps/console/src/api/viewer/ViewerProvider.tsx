import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Viewer } from './viewer.ts';
import type { ViewerStore } from './viewerStore.ts';

const ViewerContext = createContext<ViewerStore | null>(null);

export const ViewerProvider = ViewerContext;

export function useViewerStore(): ViewerStore {
  const store = useContext(ViewerContext);
  if (!store) throw new Error('useViewerStore needs a <ViewerProvider> above.');
  return store;
}

const nobody = { subscribe: () => () => undefined, current: () => null };

/** The signed-in person, or null on a page for guests. */
export function useViewerIfAny(): Viewer | null {
  const store = useContext(ViewerContext) ?? nobody;
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}

/** The signed-in person, on pages for signed-in people. */
export function useViewer(): Viewer {
  const viewer = useViewerIfAny();
  if (!viewer) throw new Error('useViewer is for pages behind the guard "logged".');
  return viewer;
}
