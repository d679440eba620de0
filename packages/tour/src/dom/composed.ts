/** The tree as it is shown: through slots and out of shadow roots. */

export function composedParent(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
}

/** What has the focus, also inside shadow roots. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Where the box must live to be above everything and alive: the topmost modal dialog, or the body. */
export function topmostHost(): Element {
  let element = document.elementFromPoint(0, 0);
  for (let inner = element; inner;) {
    element = inner;
    inner = inner.shadowRoot?.elementFromPoint(0, 0) ?? null;
    if (inner === element) break;
  }
  while (element && !element.matches('dialog:modal')) element = composedParent(element);
  // A dialog without backdrop is not hit in the corner.
  return element ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}
