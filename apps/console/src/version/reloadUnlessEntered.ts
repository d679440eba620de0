import { reloadBlockers } from './reloadBlockers.ts';

/** What a person enters something with. */
const signs = ['input', 'keyup', 'click'];

/**
 * Loads the page anew, unless something that would be lost is entered before the new one is there: on a slow line that
 * takes seconds. Then the page stays, and whoever asked for the reload is told.
 */
export function reloadUnlessEntered(onKept: () => void): void {
  const look = () =>
    // A task later: what was entered is in the page's own state by then.
    setTimeout(() => {
      if (!reloadBlockers.isBlocked()) return;
      for (const sign of signs) removeEventListener(sign, look, { capture: true });
      window.stop();
      // What begins to load in the same task is stopped as well.
      setTimeout(onKept);
    });
  for (const sign of signs) addEventListener(sign, look, { capture: true });
  location.reload();
}
