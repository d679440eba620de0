import { useEffect, useRef } from 'react';

/** Whether a key press asks for the palette: Ctrl K, or ⌘ K on a Mac. Not with Shift or Alt: those are the browser's. */
export const isHotkey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing;

/** Hears Ctrl K and ⌘ K everywhere on the page, also in a field. */
export function useHotkey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isHotkey(event)) return;
      // A question is answered first.
      if (document.querySelector('[role=alertdialog]')) return;
      // Browsers put their address bar or a search on it.
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
