import type { TourStep } from '../definition.ts';
import { clip } from '../placement/rect.ts';
import { rectOf, clippingAncestors, scrollScale, viewport } from '../placement/visibility.ts';
import { composedAncestors } from './composedTree.ts';

/** Whether the target is fully in view vertically, with the offset free above it. */
function isInView(target: Element, offset: number): boolean {
  const { top, height } = rectOf(target);
  const visible = [...clippingAncestors(target).map(rectOf), viewport()].reduce(clip, rectOf(target));
  return top >= offset && visible.height > height - 1;
}

/** Scrolls all scrollers around the target without animation, with the offset (in viewport px) free above it. */
function align(target: Element, offset: number): void {
  // Sticky and fixed elements would not move, but the page below would.
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
 * Scrolls the target into view and returns a function that plays the vertical part as an animation. Positions
 * measured before that call are final. The function calls back at the end of the animation and returns a function
 * that stops it.
 */
export function scrollToTarget(
  target: Element,
  { offset = 0, duration = 1000 }: TourStep,
): ((onEnd: () => void) => () => void) | undefined {
  // Reading a position forces a layout: skipped without an animation.
  const moving = duration && !matchMedia('(prefers-reduced-motion)').matches ? composedAncestors(target) : [];
  const begins = moving.map((scroller) => [scroller, scroller.scrollTop] as const);
  align(target, offset);
  const animations = begins
    .map(([scroller, begin]) => [scroller, scroller.scrollTop, begin - scroller.scrollTop] as const)
    .filter(([, , way]) => way);
  if (!animations.length) return undefined;
  return (onEnd) => {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const began = performance.now();
    const move = (now: number) => {
      const left = 1 - (now - began) / duration;
      if (signal.aborted) return;
      for (const [scroller, goal, way] of animations)
        scroller.scrollTo({ top: goal + way * Math.max(0, left) ** 3, behavior: 'instant' });
      if (left > 0) {
        requestAnimationFrame(move);
        return;
      }
      // The target can have moved during the animation.
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
