import { whenIdle } from '@edge-console/ui/lazy-part';
import { dropEarlyAnswers } from '../first-page/earlyRequests.ts';
import { loadPart } from '../identity/loadPart.ts';
import type { App } from './createApp.ts';

/** Work for idle time after the first paint. */
export function startWhenIdle(app: App): void {
  whenIdle(() => {
    dropEarlyAnswers();
    import('../version/startVersion.ts').then(
      ({ startVersion }) => startVersion(app.router),
      // Optional: on failure the next page load tries again.
      () => undefined,
    );
    if (app.configuration.allowGuestAccess && app.session.current() === null)
      loadPart(app.configuration, () => import('../identity/guest.ts')).then(
        (part) => part.guestCredentials(app.configuration),
        () => undefined,
      );
  });
}
