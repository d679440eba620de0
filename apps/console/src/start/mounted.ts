import { whenIdle } from '@edge-console/ui/lazy-part';
import { dropEarlyAnswers } from '../first-page/earlyRequests.ts';
import type { App } from './createApp.ts';

/** What waits until the first page has been painted and the browser has nothing better to do. */
export function startWhenIdle(app: App): void {
  whenIdle(() => {
    dropEarlyAnswers();
    import('../version/startVersion.ts').then(
      ({ startVersion }) => startVersion(app.router),
      // Without it the page works; the next one gets it.
      () => undefined,
    );
  });
}
