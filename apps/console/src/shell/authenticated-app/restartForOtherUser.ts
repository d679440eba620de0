import { clearBrowserStorage } from '../../auth/session/clearStorage.ts';

/** Reloads after another user has signed in, so that nothing of the earlier user remains, not even unsaved input. */
export async function restartForOtherUser(): Promise<void> {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  await clearBrowserStorage({ keepDrafts: false });
  location.assign('/');
}
