import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import type { App } from './createApp.ts';

/** Mounts the app; resolves with its first paint, rejects when that failed. */
export function mount(app: App, onBroken: (error: unknown) => void): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return Promise.reject(new Error('index.html has no #root.'));
  return new Promise((resolve) => {
    // Errors of pages are handled by the router's error page; one that reaches the root unmounts everything.
    const root = createRoot(element, { onUncaughtError: onBroken });
    root.render(<AppRoot app={app} />);
    requestAnimationFrame(() => resolve());
  });
}
