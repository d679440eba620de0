import type { TourStep } from '../definition.ts';
import { allAround, areaOf, scrollScale } from './composed.ts';

/** Scrolls all scrollers around the target without animation, and leaves the offset (pixels of the viewport) free above it. */
function align(target: Element, offset: number): void {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const element of allAround(target)) {
    const top = areaOf(target).top - offset;
    if (top >= 0) return;
    // What scrolls moves what is in it, but nothing that is fixed.
    if (element !== target) element.scrollBy({ top: top / scrollScale(element), behavior: 'instant' });
    if (getComputedStyle(element).position === 'fixed') return;
  }
}

/**
 * Brings the target into view, sideways at once, and answers how to show the way there: what is placed before that is
 * placed for the end. That in turn answers how to stop.
 */
export function scrollToTarget(
  target: Element,
  { offset = 0, duration = 1000 }: TourStep,
): (() => () => void) | undefined {
  // Reading a position has the page laid out: not where there is nothing to animate.
  const moving = duration && !matchMedia('(prefers-reduced-motion)').matches ? allAround(target) : [];
  const begins = moving.map((scroller) => [scroller, scroller.scrollTop] as const);
  align(target, offset);
  const ways = begins
    .map(([scroller, begin]) => [scroller, scroller.scrollTop, begin - scroller.scrollTop] as const)
    .filter(([, , way]) => way);
  if (!ways.length) return undefined;
  return () => {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const began = performance.now();
    const move = (now: number) => {
      const left = 1 - (now - began) / duration;
      if (signal.aborted) return;
      if (left < 0) {
        stop();
        // What came meanwhile may have moved it.
        align(target, offset);
        return;
      }
      for (const [scroller, end, way] of ways) scroller.scrollTo({ top: end + way * left ** 3, behavior: 'instant' });
      requestAnimationFrame(move);
    };
    for (const event of ['wheel', 'touchstart', 'keydown'])
      addEventListener(event, stop, { capture: true, passive: true, signal });
    move(began);
    return stop;
  };
}
