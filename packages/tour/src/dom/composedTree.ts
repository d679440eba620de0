/** The frame that an element is in; undefined for an element of the page itself. */
export const frameElementOf = ({ ownerDocument }: Element): HTMLElement | null | undefined =>
  // The page of the tour may be in a frame itself.
  ownerDocument === document ? null : (ownerDocument.defaultView?.frameElement as HTMLElement | null);

/** An element and all that it is shown in: through slots, out of shadow roots and out of frames. */
export function composedAncestors(element: Element): Element[] {
  // Above the root of a tree: the host of a shadow root, or the frame that shows the document.
  const parent =
    element.assignedSlot ??
    element.parentElement ??
    (element.parentNode as ShadowRoot | null)?.host ??
    frameElementOf(element);
  return [element, ...(parent ? composedAncestors(parent) : [])];
}

/** An element and all that is shown in it, in the order of the Tab key. */
export function composedDescendants(element: Element): HTMLElement[] {
  const assigned = (element as Partial<HTMLSlotElement>).assignedElements?.({ flatten: true });
  const inside = assigned ?? (element.shadowRoot ?? element).children;
  // SVG elements have the same members.
  return [element as HTMLElement, ...[...inside].flatMap(composedDescendants)];
}

/** The focused element, also inside shadow roots; the body where nothing has the focus. */
export function activeElement(active = document.activeElement as Element): HTMLElement {
  const inner = active.shadowRoot?.activeElement;
  return inner ? activeElement(inner) : (active as HTMLElement);
}

/** Whether the focus is in it, also in a shadow root in there. */
export const hasFocus = (element: HTMLElement): boolean => composedDescendants(element).includes(activeElement());

/** What makes the rest of the page inert. */
const modal = 'dialog:modal,:fullscreen:not(:root)';

/**
 * The parent that the box needs to be on top and not inert: the topmost modal dialog, the fullscreen element, or the body. An opening dialog takes the
 * focus, so the dialog is looked for around the focus; where nothing has it, around the box.
 */
export function topLayerParent(box: Element): Element | undefined {
  const active = activeElement();
  return (
    composedAncestors(active === document.body ? box : active).find((element) => element.matches(modal)) ??
    [...document.querySelectorAll(`body,${modal}`)].at(-1)
  );
}

/**
 * Returns a function that focuses an element or, if it was removed, what follows or else precedes it. The neighbours are
 * found now, as they are unknown once the element is removed.
 */
export function createFocusRestorer(element: HTMLElement): () => void {
  const all = [...document.querySelectorAll<HTMLElement>('a,button,input,select,textarea,[tabindex]')];
  // In a shadow root: the place of its host.
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
