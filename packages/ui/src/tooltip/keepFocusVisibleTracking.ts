import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible';

let isStarted = false;

/**
 * React Aria tells a pointer from a keyboard until the page is about to go (`beforeunload`), and begins again with the next
 * control that asks for focus rings at the earliest. Whoever was asked and stays, or only began a download, would see no
 * tooltip until then.
 */
export function keepFocusVisibleTracking(): void {
  if (isStarted) return;
  isStarted = true;
  // Restart tracking; a no-op where it still runs.
  addWindowFocusTracking();
  // Behind React Aria's own listener; where the page does go, nobody is left to notice.
  window.addEventListener('beforeunload', () => setTimeout(() => addWindowFocusTracking()));
}
