import { reloadBlockers } from './reloadBlockers.ts';

/** Events of user input. */
const signs = ['input', 'keyup', 'click'];

/**
 * Reloads the page, unless something that would be lost is entered before the new page arrives: on a slow connection that
 * takes seconds. Then the reload is cancelled, and the caller is notified.
 */
export function reloadUnlessEntered(onKept: () => void): void {
  const look = () =>
    // A task later: by then the input is in the page's state.
    setTimeout(() => {
      if (!reloadBlockers.isBlocked()) return;
      for (const sign of signs) removeEventListener(sign, look, { capture: true });
      window.stop();
      // `stop()` also cancels loads that began in the same task.
      setTimeout(onKept);
    });
  for (const sign of signs) addEventListener(sign, look, { capture: true });
  location.reload();
}
