import { useEffect, useRef } from 'react';
import { useLayoutEffect } from '../element/useLayoutEffect.ts';

const focusable = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]:not([tabindex="-1"])';

/** What could take the focus in place of an element that is gone: what follows it on the page, then what precedes it. */
function standIns(opener: Element, page: Document): HTMLElement[] {
  if (opener === page.body) return [];
  // Not by its place among them: what had the focus need not be a stop of Tab, such as the host of an editor.
  const all = [...page.querySelectorAll<HTMLElement>(focusable)].filter((one) => one !== opener);
  const isBehind = (one: Element) => (opener.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...all.filter(isBehind), ...all.filter((one) => !isBehind(one)).toReversed()];
}

function hasLostFocus() {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * react-aria gives the focus back to what had it. When that is gone (the deleted row's own button), the focus would fall
 * to the top of the page; here it goes to the neighbour. For a component that lives as long as the overlay is open.
 */
export function useFocusReturn() {
  const neighbours = useRef<readonly HTMLElement[]>([]);
  // Before the effects that move the focus into the overlay.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement) neighbours.current = standIns(activeElement, document);
  }, []);
  useEffect(
    () => () => {
      // After react-aria's own attempt, which waits for one frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          for (const element of neighbours.current) {
            if (!hasLostFocus()) return;
            if (element.isConnected) element.focus();
          }
        }),
      );
    },
    [],
  );
}
