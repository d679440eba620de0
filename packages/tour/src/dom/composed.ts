/** An element and all that it is shown in: through slots and out of shadow roots. */
export function allAround(element: Element): Element[] {
  // Above the root of a tree: the host of a shadow root, nothing of the document.
  const parent = element.assignedSlot ?? element.parentElement ?? (element.parentNode as ShadowRoot | null)?.host;
  return [element, ...(parent ? allAround(parent) : [])];
}

/** An element and all that is shown in it, in the order of the Tab key. */
export function allIn(element: HTMLElement): HTMLElement[] {
  const assigned = (element as Partial<HTMLSlotElement>).assignedElements?.({ flatten: true });
  const inside = assigned ?? (element.shadowRoot ?? element).children;
  // SVG elements have all that is asked of them too.
  return [element, ...[...(inside as Iterable<HTMLElement>)].flatMap(allIn)];
}

/** What has the focus, the body where nothing has it; also inside shadow roots. Whatever it is, it has `focus`. */
export function activeElement(active = document.activeElement as Element): HTMLElement {
  const inner = active.shadowRoot?.activeElement;
  return inner ? activeElement(inner) : (active as HTMLElement);
}

/** Whether the focus is in it, also in a shadow root in there. */
export const hasFocus = (element: HTMLElement): boolean => allIn(element).includes(activeElement());

export const isShown = (element: Element | null | undefined): element is Element => !!element?.getClientRects().length;

/**
 * Where the box must live to be above everything and alive: the topmost modal dialog, or the body. A dialog that opens
 * takes the focus, so it is around that; where nothing has the focus, around where the box is.
 */
export function topmostHost(box: Element): Element | undefined {
  const active = activeElement();
  return (
    allAround(active === document.body ? box : active).find((element) => element.matches('dialog:modal')) ??
    [...document.querySelectorAll('body,dialog:modal')].at(-1)
  );
}
