/** The tree as it is shown: through slots and out of shadow roots. */
export function composedParent(element: Element): Element | undefined {
  // Above the root of a tree: the host of a shadow root, nothing of the document.
  return element.assignedSlot ?? element.parentElement ?? (element.parentNode as ShadowRoot | null)?.host;
}

/** What has the focus, also inside shadow roots. Whatever it is, it has `focus`. */
export function activeElement(active = document.activeElement ?? document.body): HTMLElement {
  const inner = active.shadowRoot?.activeElement;
  return inner ? activeElement(inner) : (active as HTMLElement);
}

/** Whether the focus is in it, also in a shadow root in there. */
export function hasFocus(element: Element): boolean {
  // A document and a shadow root both say what of their own tree has the focus, or has it inside.
  return element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
}

/** An element and all that is shown in it, in the order of the Tab key. */
export function allIn(element: HTMLElement): HTMLElement[] {
  const assigned = (element as Partial<HTMLSlotElement>).assignedElements?.({ flatten: true });
  const inside = assigned ?? (element.shadowRoot ?? element).children;
  // SVG elements have all that is asked of them too.
  return [element, ...[...(inside as Iterable<HTMLElement>)].flatMap(allIn)];
}

export const isShown = (element: Element | null | undefined): element is Element => !!element?.getClientRects().length;

/**
 * Where the box must live to be above everything and alive: the topmost modal dialog, or the body. A dialog that opens
 * takes the focus, so it is around that; where nothing has the focus, around where the box is.
 */
export function topmostHost(box: Element): Element | undefined {
  let host: Element | undefined = activeElement();
  if (host === document.body) host = box;
  while (host && !host.matches('dialog:modal')) host = composedParent(host);
  return host ?? [...document.querySelectorAll('body,dialog:modal')].at(-1);
}
