import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { connection } from '../data/connection.ts';
import type { ReachOptions } from './reach.ts';

/** The page of a start without a network, in the app's place; its code comes from the service worker. */
export function offlinePage(isSignedIn: boolean): ReachOptions {
  let hide: (() => void) | null = null;
  let retry: () => void = () => undefined;
  return {
    isOnline: connection.isOnline,
    waitForRetry: () =>
      new Promise((resolve) => {
        retry = resolve;
        void connection.whenOnline(new AbortController().signal).then(resolve);
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
