/** The frame that contains an element; undefined for an element of the page itself. */
export const frameElementOf = ({ ownerDocument }: Element): HTMLElement | null | undefined =>
  // The tour's page can be in a frame itself.
  ownerDocument === document ? null : (ownerDocument.defaultView?.frameElement as HTMLElement | null);

/** An element and its ancestors through slots, shadow roots and frames. */
export function composedAncestors(element: Element): Element[] {
  // At the root of a tree: the shadow host, or the frame that shows the document.
  const parent =
    element.assignedSlot ??
    element.parentElement ??
    (element.parentNode as ShadowRoot | null)?.host ??
    frameElementOf(element);
  return [element, ...(parent ? composedAncestors(parent) : [])];
}

/** An element and its descendants through slots, shadow roots and frames, in Tab order. */
export function composedDescendants(element: Element): HTMLElement[] {
  const assigned = (element as Partial<HTMLSlotElement>).assignedElements?.({ flatten: true });
  const inside = assigned ?? (element.shadowRoot ?? element).children;
  // SVG elements have the same members.
  return [element as HTMLElement, ...[...inside].flatMap(composedDescendants)];
}

/** The focused element, also inside shadow roots; the body if nothing has focus. */
export function activeElement(active = document.activeElement as Element): HTMLElement {
  const inner = active.shadowRoot?.activeElement;
  return inner ? activeElement(inner) : (active as HTMLElement);
}

/** Whether focus is inside the element, including shadow roots. */
export const hasFocus = (element: HTMLElement): boolean => composedDescendants(element).includes(activeElement());

/** Elements that make the rest of the page inert. */
const modal = 'dialog:modal,:fullscreen:not(:root)';

/**
 * The parent that keeps the box on top and interactive: the topmost modal dialog, the fullscreen element, or the
 * body. An opening dialog takes focus, so the dialog is searched around the focus; without focus, around the box.
 */
export function topLayerParent(box: Element): Element | undefined {
  const active = activeElement();
  return (
    composedAncestors(active === document.body ? box : active).find((element) => element.matches(modal)) ??
    [...document.querySelectorAll(`body,${modal}`)].at(-1)
  );
}

/**
 * Returns a function that focuses an element or, if it was removed, the next or else the previous one. Neighbors are
 * found now, because they are unknown once the element is removed.
 */
export function createFocusRestorer(element: HTMLElement): () => void {
  const all = [...document.querySelectorAll<HTMLElement>('a,button,input,select,textarea,[tabindex]')];
  // In a shadow root: the position of its host.
  const ancestor = composedAncestors(element).find((one) => document.contains(one)) ?? element;
  const isAfter = (stop: Element) => ancestor.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [element, ...all.filter(isAfter), ...all.filter((stop) => !isAfter(stop)).toReversed()];
  return () => {
    stops.some((stop) => {
      stop.focus({ preventScroll: true });
      return activeElement() === stop;
    });
  };
}
