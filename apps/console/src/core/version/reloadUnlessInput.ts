import { reloadBlockers } from './reloadBlockers.ts';

const inputEvents = ['input', 'keyup', 'click'];

/** Reloads the page, but cancels and calls `onCancel` if the user enters something before the new page arrives. */
export function reloadUnlessInput(onCancel: () => void): void {
  const onInput = () =>
    // One task later, the input is in the page's state.
    setTimeout(() => {
      if (!reloadBlockers.isBlocked()) return;
      for (const eventName of inputEvents) removeEventListener(eventName, onInput, { capture: true });
      window.stop();
      // `stop()` also cancels loads started in the same task.
      setTimeout(onCancel);
    });
  for (const eventName of inputEvents) addEventListener(eventName, onInput, { capture: true });
  location.reload();
}
