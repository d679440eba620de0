import { whenIdle } from '@edge-console/ui/lazy-part';
import { useEffect } from 'react';
import { useQueryClient } from '../api/QueryClientProvider.tsx';
import { canPrefetch, pageState, prefetchDelay, prefetchPages } from '../router/prefetch.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { precacheRest } from '../core/worker/precacheRest.ts';
import { menuFor } from './navigation.ts';

/**
 * Prefetches the menu's pages, and the rest of the build for offline starts, once the browser is idle, a second after
 * the first page is shown.
 */
export function usePrefetch(viewer: Viewer | null): void {
  const queryClient = useQueryClient();
  const isKnown = viewer !== null;
  useEffect(() => {
    if (!isKnown) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      // The first page's rows can still be rendering.
      cancel = whenIdle(() => {
        const hrefs = menuFor(viewer, 'side').map(({ href }) => href);
        if (!canPrefetch(pageState())) return;
        prefetchPages(hrefs, { queryClient, viewer: Promise.resolve(viewer) });
        precacheRest();
      });
    }, prefetchDelay);
    return () => {
      clearTimeout(timer);
      cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once per page load: a refetched viewer changes nothing
  }, [isKnown, queryClient]);
}
