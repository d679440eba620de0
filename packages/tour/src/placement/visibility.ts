import { composedAncestors, frameElementOf } from '../dom/composedTree.ts';
import { type Rect, overlap } from './rect.ts';

/** The visible part of the page, without scroll bars. */
export const viewport = (): Rect => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { left: 0, top: 0, width, height };
};

/** An element's position in the page's viewport, also from inside frames. */
export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = frameElementOf(element);
  if (!frame) return { left, top, width, height };
  const outer = rectOf(frame);
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  // The frame can be scaled.
  const x = outer.width / frame.offsetWidth;
  const y = outer.height / frame.offsetHeight;
  return {
    left: outer.left + (frame.clientLeft + Number.parseFloat(paddingLeft) + left) * x,
    top: outer.top + (frame.clientTop + Number.parseFloat(paddingTop) + top) * y,
    width: width * x,
    height: height * y,
  };
}

/** Viewport px per px of a scroller's scroll position: differs for zoomed, scaled and framed content. */
export function scrollScale(scroller: Element): number {
  // A page's scroll position is in px of its viewport, regardless of zoom.
  if (scroller === scroller.ownerDocument.documentElement) {
    const frame = frameElementOf(scroller);
    return frame ? scrollScale(frame) : 1;
  }
  const { offsetHeight } = scroller as Partial<HTMLElement>;
  // SVG elements do not scroll.
  if (!offsetHeight) return 1;
  const scale = rectOf(scroller).height / offsetHeight;
  // Without scaling, it differs from 1 only because `offsetHeight` is rounded.
  return Math.abs(scale - 1) < 0.02 ? 1 : scale;
}

/** Whether an element stays in place while the page scrolls. */
export const isFixed = (element: Element): boolean =>
  composedAncestors(element).some(
    (one) => one.ownerDocument === document && getComputedStyle(one).position === 'fixed',
  );

export const isShown = (element: Element | null | undefined): element is Element => !!element?.getClientRects().length;

/** The scrollers, frames and other elements that clip an element, from the inside out. */
export function clippingAncestors(element: Element): Element[] {
  let inner = element;
  let { position } = getComputedStyle(element);
  return composedAncestors(element)
    .slice(1)
    .filter((around) => {
      const isFrame = around.ownerDocument !== inner.ownerDocument;
      const style = getComputedStyle(around);
      inner = around;
      // Its containing block is farther out, unless this element has a transform.
      if (!isFrame && (position === 'fixed' || (position === 'absolute' && style.position === 'static'))) return false;
      position = style.position;
      // The overflow of `html` and `body` is the viewport's.
      return isFrame || (style.overflow !== 'visible' && !around.matches('html,body') && isShown(around));
    });
}

/** The bounds of a scroller's whole content. */
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

/** Whether a user can see an element, after scrolling if needed. */
export function isRendered(element: Element): boolean {
  const { clip, clipPath } = getComputedStyle(element);
  const { width, height } = rectOf(element);
  // SVG lines have no height or no width.
  const isEmpty = 'ownerSVGElement' in element ? !width && !height : !width || !height;
  // Style sheets use these for content that is only for screen readers.
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
