import { loadQuietly } from '../core/version/missingChunk.ts';
import { loadScreen } from './modules.ts';
import { findRoute } from './findRoute.ts';
import type { PreloadContext } from './screenRoute.ts';

/** Milliseconds after a page is shown. */
export const prefetchDelay = 1_000;

export type PageState = {
  isVisible: boolean;
  isOnline: boolean;
  /** Acting as another user: each request is audited, so nothing is prefetched. */
  isActing: boolean;
  saveData: boolean;
  effectiveType: string | undefined;
};

/** Whether prefetching is allowed. */
export const canPrefetch = (page: PageState): boolean =>
  page.isVisible && page.isOnline && !page.isActing && !page.saveData && page.effectiveType !== 'slow-2g';

/** The state of this page. */
export function pageState(): PageState {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return {
    isVisible: document.visibilityState === 'visible',
    isOnline: navigator.onLine,
    isActing: sessionStorage.getItem('acting') !== null,
    saveData: connection?.saveData === true,
    effectiveType: connection?.effectiveType,
  };
}

/** Prefetches code and first queries of pages that the user is likely to open next. */
export function prefetchPages(hrefs: readonly string[], { queryClient, viewer }: Omit<PreloadContext, 'url'>): void {
  for (const href of hrefs) {
    const url = new URL(href, location.origin);
    const entry = url.pathname === location.pathname ? undefined : findRoute(url.pathname);
    if (entry) void loadQuietly(async () => (await loadScreen(entry))?.preload?.({ url, queryClient, viewer }));
  }
}
