import { clearBrowserStorage } from '../session/clearStorage.ts';
import { actingKey, type ActingEnd, type ActingRecord, type ActingState } from './actingRecord.ts';

let isRestarting = false;

/** Hides this page in the back/forward cache, and reloads it if the browser shows it again. */
function reloadFromHistoryCache(): void {
  addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Reloads the page for another principal, so that no data of the previous one remains. Never resolves. */
async function restart(state: ActingState, url: string): Promise<never> {
  // Concurrent requests can be refused. A second wipe would remove the state for the next page.
  if (isRestarting) return new Promise(() => undefined);
  isRestarting = true;
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  await clearBrowserStorage({ keepDrafts: false });
  sessionStorage.setItem(actingKey, JSON.stringify(state));
  reloadFromHistoryCache();
  location.replace(url);
  return new Promise(() => undefined);
}

/** Restarts as the target. */
export const restartActing = (record: ActingRecord): Promise<never> => restart(record, '/');

/** Restarts as the actor, on the page where acting started. */
export const restartAsActor = ({ returnTo }: Pick<ActingRecord, 'returnTo'>, ended: ActingEnd): Promise<never> =>
  restart({ ended }, returnTo);
