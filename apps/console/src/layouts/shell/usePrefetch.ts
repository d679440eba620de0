import { useEffect } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { mayPrefetch, pageState, prefetchDelay, prefetchPages } from '../../routing/prefetch.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { fillWorkerCache } from '../../worker/fill.ts';
import { menuFor } from './navigation.ts';

/** Fetches the pages of the menu ahead, and the rest of the build for a start without a network, a second after the first one is there. */
export function usePrefetch(viewer: Viewer | null): void {
  const data = useData();
  const isKnown = viewer !== null;
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => {
      const hrefs = menuFor(viewer, 'side').map(({ href }) => href);
      if (!mayPrefetch(pageState())) return;
      prefetchPages(hrefs, data);
      fillWorkerCache();
    }, prefetchDelay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once a page load: a viewer who is read again changes nothing
  }, [isKnown, data]);
}
