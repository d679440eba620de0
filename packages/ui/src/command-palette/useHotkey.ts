import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

const never = () => () => undefined;
/** Whether ⌘ is the modifier for shortcuts. */
const isApple = () => /^(?:Mac|iP)/u.test(navigator.platform);

/** The modifier as written on this machine's keyboard; unknown on a server. */
export const useModifier = (): string => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl');

/**
 * Whether a key press opens the palette: Ctrl K, or ⌘ K on a Mac, where Ctrl K deletes to the end of the line. Shift
 * and
 * Alt are left to the browser. Browser autofill sends a keydown without a key.
 */
export const isHotkey = (event: KeyboardEvent, isOnApple: boolean): boolean =>
  (isOnApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !isComposing(event) &&
  (event.key === 'k' || event.key === 'K');

/** Listens on the full page, including fields. */
export function useHotkey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  // Before paint, so that no key press is missed.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isHotkey(event, isApple())) return;
      // An alert dialog must be answered first.
      if (document.querySelector('[role=alertdialog]')) return;
      // Browsers use it for the address bar or search.
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
