import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { eventTarget, isTextInput } from '../dom/eventTarget.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { Snackbar, SnackbarQueue } from './queue.ts';

/** Ctrl Z or ⌘ Z, and not the redo of some systems. */
function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/**
 * The way of the keyboard: F6 goes to the newest snackbar and back to where it came from; when the one that has the
 * focus goes, the focus moves to the next, or back. Ctrl Z runs the newest undo from anywhere but a text.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  visible: readonly Snackbar[],
  queue: SnackbarQueue,
) {
  const origin = useRef<Element>(undefined);
  const hasFocus = useRef(false);

  const leave = () => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const enter = () => {
    const staying = region.current?.querySelectorAll('[data-snackbar]:not([data-leaving])') ?? [];
    [...staying].at(-1)?.querySelector('button')?.focus();
  };

  const isEmpty = visible.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      // In a text it takes back what was written there.
      if (isUndoKey(event) && !isTextInput(eventTarget(event))) {
        if (queue.undo()) event.preventDefault();
        return;
      }
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) leave();
      else enter();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-snackbar]')?.dataset['snackbar'];
    if (visible.some(({ id }) => id === focused)) return;
    if (isEmpty) {
      leave();
      hasFocus.current = false;
      queue.resume('focus');
    } else enter();
  });

  return {
    onFocus(event: FocusEvent) {
      // Entered from the page itself, there is no way back: an older one is not it.
      if (!hasFocus.current) origin.current = event.relatedTarget ?? undefined;
      hasFocus.current = true;
      queue.pause('focus');
    },
    onBlur(event: FocusEvent) {
      // The window lost the focus, not the snackbar. One that goes hands its focus on before it is blurred.
      if (document.activeElement === event.target || region.current?.contains(event.relatedTarget)) return;
      hasFocus.current = false;
      queue.resume('focus');
    },
  };
}
