import { useEffect } from 'react';
import type { ViewerStore } from '../../api/viewer/viewerStore.ts';

/** Milliseconds between checks of the viewer's age; the store decides whether it is stale. */
const lookInterval = 15_000;

/** Refetches a stale viewer while the page is visible: a changed role shows within a minute (ROLE-05). */
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
