import { useEffect } from 'react';
import type { ViewerStore } from '../../api/viewer/viewerStore.ts';

const checkIntervalMs = 15_000;

/** Refetches a stale viewer while the page is visible, so that a changed role shows within a minute. */
export function useViewerRefresh(viewer: ViewerStore): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void viewer.refresh();
    };
    const timer = setInterval(check, checkIntervalMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [viewer]);
}
