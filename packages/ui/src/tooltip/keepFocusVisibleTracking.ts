import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible';

let isStarted = false;

/**
 * React Aria stops tracking input modality on `beforeunload` and restarts only when another focus ring mounts. After
 * a canceled navigation or a download, tooltips would stop working.
 */
export function keepFocusVisibleTracking(): void {
  if (isStarted) return;
  isStarted = true;
  // Restarts tracking; a no-op if it is still running.
  addWindowFocusTracking();
  // Runs after React Aria's own listener; if the page does unload, this has no effect.
  window.addEventListener('beforeunload', () => setTimeout(() => addWindowFocusTracking()));
}
