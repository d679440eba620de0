import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

const never = () => () => undefined;
/** Whether shortcuts are held by ⌘ here. */
const isApple = () => /^(?:Mac|iP)/u.test(navigator.platform);

/** The key that is held for shortcuts on this machine, as its keyboard writes it. A server cannot know. */
export const useModifier = (): string => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl');

/**
 * Whether a key press asks for the palette: Ctrl K, or ⌘ K on a Mac, where Ctrl K deletes to the end of the line. Not with
 * Shift or Alt: those are the browser's. A field that is filled in by the browser sends a press without a key.
 */
export const isHotkey = (event: KeyboardEvent, isOnApple: boolean): boolean =>
  (isOnApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !isComposing(event) &&
  (event.key === 'k' || event.key === 'K');

/** Hears it everywhere on the page, also in a field. */
export function useHotkey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  // Before the page is painted: whoever sees it may press.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isHotkey(event, isApple())) return;
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
