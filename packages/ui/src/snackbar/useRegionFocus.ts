import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Snackbar, SnackbarQueue } from './queue.ts';

/**
 * The way of the keyboard: F6 goes to the newest snackbar and back to where it came from; when the one that has the
 * focus goes, the focus moves to the next, or back.
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
    const toggle = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) leave();
      else enter();
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
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
      if (event.relatedTarget && !region.current?.contains(event.relatedTarget)) origin.current = event.relatedTarget;
      hasFocus.current = true;
      queue.pause('focus');
    },
    onBlur(event: FocusEvent) {
      // Without a next element it is the focused snackbar that goes (or the window): handled above.
      if (!event.relatedTarget || region.current?.contains(event.relatedTarget)) return;
      hasFocus.current = false;
      queue.resume('focus');
    },
  };
}
