import { whenIdle } from '@edge-console/ui/lazy-part';
import type { App } from './createApp.ts';

/** Work for idle time after the first paint. */
export function startWhenIdle(app: App): void {
  whenIdle(() => {
    import('./idleWork.ts').then(
      ({ startIdleWork }) => startIdleWork(app),
      // Optional: the next page load tries again.
      () => undefined,
    );
  });
}
