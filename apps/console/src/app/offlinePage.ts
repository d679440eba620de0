import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Unreachable } from '../core/configuration/loadConfiguration.ts';
import type { LoadWhenOnlineOptions } from './loadWhenOnline.ts';

/** Milliseconds between attempts: `navigator.onLine` only covers the local network. */
const retryPause = 5_000;

/** Shows the offline start page instead of the app; its code is in the service worker's cache. */
export function offlinePage(isSignedIn: boolean): LoadWhenOnlineOptions {
  let hide: (() => void) | null = null;
  let retry: () => void = () => undefined;
  return {
    isUnreachable: (error) => error instanceof Unreachable,
    waitForRetry: () =>
      new Promise((resolve) => {
        retry = resolve;
        addEventListener('online', () => resolve(), { once: true });
        setTimeout(resolve, retryPause);
      }),
    async show() {
      const element = document.getElementById('root');
      if (hide || !element) return;
      const { OfflineStart } = await import('./OfflineStart.tsx');
      const root = createRoot(element);
      root.render(createElement(OfflineStart, { isSignedIn, onRetry: () => retry() }));
      hide = () => root.unmount();
    },
    hide: () => hide?.(),
  };
}
