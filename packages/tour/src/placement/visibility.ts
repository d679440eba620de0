import { composedAncestors, frameElementOf } from '../dom/composedTree.ts';
import { type Rect, overlap } from './rect.ts';

/** What the window shows of the page, without scroll bars. */
export const viewport = (): Rect => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { left: 0, top: 0, width, height };
};

/** Where an element is in the viewport of the page, also out of frames. */
export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = frameElementOf(element);
  if (!frame) return { left, top, width, height };
  const outer = rectOf(frame);
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
    const frame = frameElementOf(scroller);
    return frame ? scrollScale(frame) : 1;
  }
  const { offsetHeight } = scroller as Partial<HTMLElement>;
  // An SVG does not scroll.
  if (!offsetHeight) return 1;
  const scale = rectOf(scroller).height / offsetHeight;
  // Unscaled, it differs from 1 because `offsetHeight` is rounded.
  return Math.abs(scale - 1) < 0.02 ? 1 : scale;
}

/** Whether an element stays where it is in the window while the page scrolls. */
export const isFixed = (element: Element): boolean =>
  composedAncestors(element).some(
    (one) => one.ownerDocument === document && getComputedStyle(one).position === 'fixed',
  );

export const isShown = (element: Element | null | undefined): element is Element => !!element?.getClientRects().length;

/** The scrollers, frames and other elements that hide what is beyond their edges, from the inside out. */
export function clippingAncestors(element: Element): Element[] {
  let inner = element;
  let { position } = getComputedStyle(element);
  return composedAncestors(element)
    .slice(1)
    .filter((around) => {
      const isFrame = around.ownerDocument !== inner.ownerDocument;
      const style = getComputedStyle(around);
      inner = around;
      // Its containing block is farther out, unless a transform makes this one of it.
      if (!isFrame && (position === 'fixed' || (position === 'absolute' && style.position === 'static'))) return false;
      position = style.position;
      // The overflow of `html` and `body` is the viewport's.
      return isFrame || (style.overflow !== 'visible' && !around.matches('html,body') && isShown(around));
    });
}

/** Where the content of a scroller is, from the beginning to the end of its way. */
function contentOf(scroller: Element): Rect {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth } = scroller;
  const { left, top, width, height } = scroller === document.documentElement ? viewport() : rectOf(scroller);
  const scale = scrollScale(scroller);
  const before = getComputedStyle(scroller).direction === 'rtl' ? clientWidth - scrollWidth : 0;
  return {
    left: left + (before - scrollLeft) * scale,
    top: top - scrollTop * scale,
    width: Math.max(width, scrollWidth * scale),
    height: Math.max(height, scrollHeight * scale),
  };
}

function overlaps(element: Element, area: Rect): boolean {
  const { left, top, width, height } = rectOf(element);
  return overlap({ left, top, width: Math.max(1, width), height: Math.max(1, height) }, area) > 0;
}

/** Whether a person can see an element, after scrolling where that is needed. */
export function isRendered(element: Element): boolean {
  const { clip, clipPath } = getComputedStyle(element);
  const { width, height } = rectOf(element);
  // Lines of an SVG have no height or no width.
  const isEmpty = 'ownerSVGElement' in element ? !width && !height : !width || !height;
  // As style sheets hide what only screen readers should find.
  const isCut = clip !== 'auto' || /^inset\((?:50|100)%\)/.test(clipPath);
  if (isEmpty || isCut || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  let inner = element;
  for (const clipper of clippingAncestors(element)) {
    const { width: across, height: down } = rectOf(clipper);
    if (Math.min(across, down) <= 1) return false;
    if (clipper.ownerDocument === inner.ownerDocument && !overlaps(inner, contentOf(clipper))) return false;
    inner = clipper;
  }
  return overlaps(inner, isFixed(inner) ? viewport() : contentOf(document.documentElement));
}
