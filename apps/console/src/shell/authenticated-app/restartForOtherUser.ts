import { clearBrowserStorage } from '../../auth/session/clearStorage.ts';

/**
 * Reloads after another person has signed in: nothing of the earlier person may stay, not even unsaved input.
 */
export async function restartForOtherUser(): Promise<void> {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  await clearBrowserStorage({ keepsDrafts: false });
  location.assign('/');
}
