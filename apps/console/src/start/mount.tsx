import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import type { App } from './createApp.ts';

/** Puts the app on the page; resolves with the first paint of it, rejects when that could not be drawn. */
export function mount(app: App, onBroken: (error: unknown) => void): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return Promise.reject(new Error('index.html has no #root.'));
  return new Promise((resolve) => {
    // Errors of pages end at the router's own page; what reaches the root leaves nothing on the screen.
    const root = createRoot(element, { onUncaughtError: onBroken });
    root.render(<AppRoot app={app} />);
    requestAnimationFrame(() => resolve());
  });
}
