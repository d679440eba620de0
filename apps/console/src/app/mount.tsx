import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import type { App } from './createApp.ts';

/** Mounts the app. Resolves after the first paint; rejects if rendering failed. */
export function mount(app: App, onBroken: (error: unknown) => void): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return Promise.reject(new Error('index.html has no #root.'));
  return new Promise((resolve) => {
    // The router's error page handles page errors; an error at the root unmounts everything.
    const root = createRoot(element, { onUncaughtError: onBroken });
    root.render(<AppRoot app={app} />);
    requestAnimationFrame(() => resolve());
  });
}
