import { lazyComponent } from '@edge-console/ui/lazy-part';
import { createElement, useSyncExternalStore } from 'react';
import { news } from './news.ts';
import type { UpdateBannerProps } from './UpdateBanner.tsx';

const Banner = lazyComponent<UpdateBannerProps>(async () => (await import('./UpdateBanner.tsx')).UpdateBanner);

/** Fetches the banner while it can be had: when it is needed, the server may have the next version's files only. */
export const preloadBanner = Banner.preload;

/** What there is to say about the version, over the page. */
export function UpdateBanner() {
  const shown = useSyncExternalStore(news.subscribe, news.current);
  return shown === 'none' ? null : createElement(Banner, { news: shown });
}
