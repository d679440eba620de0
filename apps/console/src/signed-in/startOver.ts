import { wipeBrowser } from '../storage/wipe.ts';

/**
 * Somebody else is signed in now: nothing of the person before may stay, not even input that would ask to be kept.
 */
export async function startOver(): Promise<void> {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  await wipeBrowser({ keepsDrafts: false });
  location.assign('/');
}
