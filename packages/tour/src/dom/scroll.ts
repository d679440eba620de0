import { composedParent } from './composed.ts';

/** Whatever moves the target when it scrolls: nothing around a fixed part of the page does. */
function scrollersAround(target: Element): Element[] {
  const scroller = getComputedStyle(target).position === 'fixed' ? undefined : composedParent(target);
  return scroller ? [scroller, ...scrollersAround(scroller)] : [];
}

/** Scrolls everything around the target at once, and leaves the offset free above it. */
function align(target: Element, scrollers: readonly Element[], offset: number): void {
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  for (const scroller of scrollers) {
    const top = target.getBoundingClientRect().top - offset;
    if (top >= 0) return;
    scroller.scrollBy({ top, behavior: 'instant' });
  }
}

/**
 * Scrolls to the target, sideways at once. `arrive` comes between the jump there and the way back to where the movement
 * begins: what is placed in it is placed for the end. Answers how to stop.
 */
export function scrollToTarget(target: Element, offset: number, duration: number, arrive: () => void): () => void {
  const scrollers = scrollersAround(target);
  // Reading a position has the page laid out: not where there is nothing to animate.
  const moving = duration ? scrollers : [];
  const positions = () => moving.map(({ scrollTop }) => scrollTop);
  const controller = new AbortController();
  const { signal } = controller;
  const begins = positions();
  align(target, scrollers, offset);
  const ends = positions();
  arrive();
  const stop = () => controller.abort();
  let began: number | undefined;
  const move = (now: number) => {
    const left = 1 - (now - (began ??= now)) / duration;
    if (signal.aborted) return;
    if (left > 0) {
      for (const [index, scroller] of moving.entries()) {
        const [begin = 0, end = 0] = [begins[index], ends[index]];
        scroller.scrollTo({ top: end + (begin - end) * left ** 3, behavior: 'instant' });
      }
      requestAnimationFrame(move);
    } else {
      stop();
      // What came meanwhile may have moved it.
      if (target.isConnected) align(target, scrollers, offset);
    }
  };
  if (begins.join() !== ends.join() && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    for (const event of ['wheel', 'touchstart', 'keydown'])
      addEventListener(event, stop, { capture: true, passive: true, signal });
    move(performance.now());
  }
  return stop;
}
