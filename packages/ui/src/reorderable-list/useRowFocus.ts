import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { indexAfterKey } from './reorder.ts';

const focusable = ':is(button, input, select, textarea, a[href], [tabindex]):not(:disabled, [data-pointer-only])';
const textControl = ':is(input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable])';

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-item]');
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(focusable)];

/** Removes a control from the Tab order, or restores it. */
function setTabbable(control: HTMLElement, isTabbable: boolean): void {
  const stored = control.dataset['tabIndex'];
  if (isTabbable && stored !== undefined) {
    if (stored === '') control.removeAttribute('tabindex');
    else control.setAttribute('tabindex', stored);
    delete control.dataset['tabIndex'];
  } else if (!isTabbable && stored === undefined && control.tabIndex >= 0) {
    control.dataset['tabIndex'] = control.getAttribute('tabindex') ?? '';
    control.tabIndex = -1;
  }
}

/**
 * One Tab stop for the list: Tab moves through the controls of the current row only, and the arrow keys move to the
 * same control of another row.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, order: readonly string[]) {
  const [focusedId, setFocusedId] = useState<string>();
  const currentId = focusedId !== undefined && order.includes(focusedId) ? focusedId : order[0];
  // After each render, because rows contain the caller's controls.
  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
      for (const control of controlsOf(row)) setTabbable(control, row.dataset['item'] === currentId);
  });
  // Events also arrive from popovers of a row, which are elsewhere in the page.
  const rowOfEvent = ({ target }: { target: EventTarget }) =>
    target instanceof Element && list.current?.contains(target) ? rowOf(target) : null;
  return {
    onFocus: (event: FocusEvent) => {
      const row = rowOfEvent(event);
      if (row) setFocusedId(row.dataset['item']);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowOfEvent(event);
      if (!row || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const control = event.target as HTMLElement;
      if (control.matches(textControl)) return;
      const to = indexAfterKey(event.key, order.indexOf(row.dataset['item'] ?? ''), order.length);
      if (to === undefined) return;
      event.preventDefault();
      const next = list.current?.querySelector(`[data-item="${CSS.escape(order[to] ?? '')}"]`);
      const controls = next ? controlsOf(next) : [];
      (controls[controlsOf(row).indexOf(control)] ?? controls[0])?.focus();
    },
  };
}
