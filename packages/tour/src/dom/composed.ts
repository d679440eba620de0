import type { Area } from '../fallback/choosePlace.ts';

/** The frame that an element is in; undefined for an element of the page itself. */
export const frameOf = ({ ownerDocument }: Element): HTMLElement | null | undefined =>
  // The page of the tour may be in a frame itself.
  ownerDocument === document ? null : (ownerDocument.defaultView?.frameElement as HTMLElement | null);

/** Where an element is in the viewport of the page, also out of frames. */
export function areaOf(element: Element): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = frameOf(element);
  if (!frame) return { left, top, width, height };
  const outer = areaOf(frame);
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  // The frame may be drawn larger or smaller than it is.
  const x = outer.width / frame.offsetWidth;
  const y = outer.height / frame.offsetHeight;
  return {
    left: outer.left + (frame.clientLeft + Number.parseFloat(paddingLeft) + left) * x,
    top: outer.top + (frame.clientTop + Number.parseFloat(paddingTop) + top) * y,
    width: width * x,
    height: height * y,
  };
}

/** How many pixels of the viewport one pixel of a scroller's scroll position is: in what is zoomed, scaled or in a frame. */
export function scrollScale(scroller: Element): number {
  // The scroll position of a page is in pixels of its viewport, whatever its zoom.
  if (scroller === scroller.ownerDocument.documentElement) {
    const frame = frameOf(scroller);
    return frame ? scrollScale(frame) : 1;
  }
  const scale = areaOf(scroller).height / (scroller as HTMLElement).offsetHeight;
  // Unscaled, it differs from 1 because `offsetHeight` is rounded.
  return Math.abs(scale - 1) < 0.02 ? 1 : scale;
}

/** An element and all that it is shown in: through slots, out of shadow roots and out of frames. */
export function allAround(element: Element): Element[] {
  // Above the root of a tree: the host of a shadow root, or the frame that shows the document.
  const parent =
    element.assignedSlot ??
    element.parentElement ??
    (element.parentNode as ShadowRoot | null)?.host ??
    frameOf(element);
  return [element, ...(parent ? allAround(parent) : [])];
}

/** An element and all that is shown in it, in the order of the Tab key. */
export function allIn(element: HTMLElement): HTMLElement[] {
  const assigned = (element as Partial<HTMLSlotElement>).assignedElements?.({ flatten: true });
  const inside = assigned ?? (element.shadowRoot ?? element).children;
  // SVG elements have the same members.
  return [element, ...[...(inside as Iterable<HTMLElement>)].flatMap(allIn)];
}

/** The focused element, also inside shadow roots; the body where nothing has the focus. */
export function activeElement(active = document.activeElement as Element): HTMLElement {
  const inner = active.shadowRoot?.activeElement;
  return inner ? activeElement(inner) : (active as HTMLElement);
}

/** Whether the focus is in it, also in a shadow root in there. */
export const hasFocus = (element: HTMLElement): boolean => allIn(element).includes(activeElement());

export const isShown = (element: Element | null | undefined): element is Element => !!element?.getClientRects().length;

/**
 * The parent that the box needs to be on top and not inert: the topmost modal dialog, or the body. An opening dialog takes the
 * focus, so the dialog is looked for around the focus; where nothing has it, around the box.
 */
export function topmostHost(box: Element): Element | undefined {
  const active = activeElement();
  return (
    allAround(active === document.body ? box : active).find((element) => element.matches('dialog:modal')) ??
    [...document.querySelectorAll('body,dialog:modal')].at(-1)
  );
}

/**
 * Returns a function that focuses an element or, if it was removed, what follows or else precedes it. The neighbours are
 * found now, as they are unknown once the element is removed.
 */
export function focusOrNear(element: HTMLElement): () => void {
  const all = [...document.querySelectorAll<HTMLElement>('a,button,input,select,textarea,[tabindex]')];
  // In a shadow root: the place of its host.
  const place = allAround(element).find((one) => document.contains(one)) ?? element;
  const isAfter = (stop: Element) => place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [element, ...all.filter(isAfter), ...all.filter((stop) => !isAfter(stop)).toReversed()];
  return () => {
    stops.some((stop) => {
      stop.focus({ preventScroll: true });
      return activeElement() === stop;
    });
  };
}
