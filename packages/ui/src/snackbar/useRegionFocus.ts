import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { eventTarget, isTextInput } from '../dom/eventTarget.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { Snackbar, SnackbarQueue } from './queue.ts';

/** Ctrl+Z or ⌘Z, but not the redo shortcut of some systems. */
function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/**
 * Keyboard access: F6 moves focus to the newest snackbar and back; when the focused one disappears, focus moves to
 * the next, or back. Ctrl+Z runs the newest undo from anywhere except text fields.
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
      // In a text field, it undoes typing.
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
      // Entered from the page itself, so an older origin is outdated.
      if (!hasFocus.current) origin.current = event.relatedTarget ?? undefined;
      hasFocus.current = true;
      queue.pause('focus');
    },
    onBlur(event: FocusEvent) {
      // The window lost focus, not the snackbar. A removed snackbar moves focus before its blur.
      if (document.activeElement === event.target || region.current?.contains(event.relatedTarget)) return;
      hasFocus.current = false;
      queue.resume('focus');
    },
  };
}
