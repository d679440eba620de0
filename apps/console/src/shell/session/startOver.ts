import { wipeBrowser } from '../../auth/session/wipe.ts';

/**
 * Reloads after another person has signed in: nothing of the earlier person may stay, not even unsaved input.
 */
export async function startOver(): Promise<void> {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  await wipeBrowser({ keepsDrafts: false });
  location.assign('/');
}
