import type { TourStep } from '../definition.ts';
import { clip } from '../placement/rect.ts';
import { rectOf, clippingAncestors, scrollScale, viewport } from '../placement/visibility.ts';
import { composedAncestors } from './composedTree.ts';

/** Whether the target is in view from its upper to its lower edge, with the offset free above it. */
function isInView(target: Element, offset: number): boolean {
  const { top, height } = rectOf(target);
  const seen = [...clippingAncestors(target).map(rectOf), viewport()].reduce(clip, rectOf(target));
  return top >= offset && seen.height > height - 1;
}

/** Scrolls all scrollers around the target without animation, and leaves the offset (pixels of the viewport) free above it. */
function align(target: Element, offset: number): void {
  // What is sticky or fixed would stay where it is, and the page below it would move.
  const isPinned = composedAncestors(target).some((element) => /sticky|fixed/.test(getComputedStyle(element).position));
  target.scrollIntoView({ block: isPinned || isInView(target, offset) ? 'nearest' : 'center', behavior: 'instant' });
  for (const element of composedAncestors(target)) {
    const top = rectOf(target).top - offset;
    if (top >= 0) return;
    // A scroller moves its content, except elements that are `fixed`.
    if (element !== target) element.scrollBy({ top: top / scrollScale(element), behavior: 'instant' });
    if (getComputedStyle(element).position === 'fixed') return;
  }
}

/**
 * Scrolls the target into view and returns a function that plays the vertical way as an animation. What is measured before
 * that call is measured at the end of the way. The function calls back at the end of the animation, and returns one that
 * stops it.
 */
export function scrollToTarget(
  target: Element,
  { offset = 0, duration = 1000 }: TourStep,
): ((onEnd: () => void) => () => void) | undefined {
  // Reading a position forces a layout: skipped where nothing is animated.
  const moving = duration && !matchMedia('(prefers-reduced-motion)').matches ? composedAncestors(target) : [];
  const begins = moving.map((scroller) => [scroller, scroller.scrollTop] as const);
  align(target, offset);
  const ways = begins
    .map(([scroller, begin]) => [scroller, scroller.scrollTop, begin - scroller.scrollTop] as const)
    .filter(([, , way]) => way);
  if (!ways.length) return undefined;
  return (onEnd) => {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const began = performance.now();
    const move = (now: number) => {
      const left = 1 - (now - began) / duration;
      if (signal.aborted) return;
      for (const [scroller, goal, way] of ways)
        scroller.scrollTo({ top: goal + way * Math.max(0, left) ** 3, behavior: 'instant' });
      if (left > 0) {
        requestAnimationFrame(move);
        return;
      }
      // What came meanwhile may have moved it.
      align(target, offset);
      end();
    };
    const end = () => {
      stop();
      onEnd();
    };
    for (const event of ['wheel', 'touchstart', 'keydown'])
      addEventListener(event, end, { capture: true, passive: true, signal });
    move(began);
    return stop;
  };
}
