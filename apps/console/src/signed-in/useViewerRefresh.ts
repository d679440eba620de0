import { useEffect } from 'react';
import type { ViewerStore } from '../viewer/viewerStore.ts';

/** Milliseconds between looks at the viewer's age; the store decides whether he is old enough to ask for again. */
const lookInterval = 15_000;

/** Keeps the viewer young while somebody looks at the page: a changed role shows within a minute (ROLE-05). */
export function useViewerRefresh(viewer: ViewerStore): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void viewer.refresh();
    };
    const timer = setInterval(look, lookInterval);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [viewer]);
}
