import { lazyComponent } from '@edge-console/ui/lazy-part';
import { createElement, useSyncExternalStore } from 'react';
import { updateStatus } from '../../core/version/updateStatus.ts';
import type { UpdateBannerProps } from './UpdateBanner.tsx';

const Banner = lazyComponent<UpdateBannerProps>(async () => (await import('./UpdateBanner.tsx')).UpdateBanner);

/** Prefetches the banner, because the server may only have the next version's files when it is needed. */
export const preloadBanner = Banner.preload;

/** The update banner over the page. */
export function UpdateBanner() {
  const shown = useSyncExternalStore(updateStatus.subscribe, updateStatus.current);
  return shown === 'none' ? null : createElement(Banner, { status: shown });
}
