import { clearBrowserStorage } from '../session/clearStorage.ts';
import { actingKey, type ActingEnd, type ActingRecord, type ActingState } from './actingRecord.ts';

let isRestarting = false;

/** The browser may keep this page as it is, and show it again on the way back: hidden, and loaded anew then. */
function leaveNothingInHistory(): void {
  addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/**
 * Loads the whole page anew for another principal: nothing that was read for the former one may stay, neither in memory nor
 * in this browser. Never resolves: what waits for it is gone with the page.
 */
async function restart(state: ActingState, address: string): Promise<never> {
  // Several requests may be refused at once: the second wipe would take away what the first left for the next page.
  if (isRestarting) return new Promise(() => undefined);
  isRestarting = true;
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  await clearBrowserStorage({ keepsDrafts: false });
  sessionStorage.setItem(actingKey, JSON.stringify(state));
  leaveNothingInHistory();
  location.replace(address);
  return new Promise(() => undefined);
}

/** Starts again as the target. */
export const restartActing = (record: ActingRecord): Promise<never> => restart(record, '/');

/** Starts again as the actor, where they were. */
export const restartAsActor = ({ returnTo }: Pick<ActingRecord, 'returnTo'>, ended: ActingEnd): Promise<never> =>
  restart({ ended }, returnTo);
