import { composedParent } from './composed.ts';

/** Whatever moves the target when it scrolls: nothing around a fixed part of the page does. */
function* scrollersAround(target: Element): Generator<Element> {
  let scroller: Element | undefined = target;
  while (getComputedStyle(scroller).position !== 'fixed' && (scroller = composedParent(scroller))) yield scroller;
}

/** Scrolls everything around the target at once, and leaves the offset free above it. */
function align(target: Element, offset: number): void {
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  for (const scroller of scrollersAround(target)) {
    const top = target.getBoundingClientRect().top - offset;
    if (top >= 0) return;
    scroller.scrollBy({ top, behavior: 'instant' });
  }
}

/**
 * Scrolls to the target, sideways at once. `arrive` comes between the jump there and the way back to where the movement
 * begins: what is placed in it is placed for the end. Answers how to stop.
 */
export function scrollToTarget(
  target: Element,
  offset: number,
  duration: number,
  arrive: () => void,
): (() => void) | undefined {
  // Reading a position has the page laid out: not where there is nothing to animate.
  const moving =
    duration && !matchMedia('(prefers-reduced-motion: reduce)').matches ? [...scrollersAround(target)] : [];
  const positions = () => moving.map(({ scrollTop }) => scrollTop);
  const begins = positions();
  align(target, offset);
  const ends = positions();
  arrive();
  if (begins.join() === ends.join()) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
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
      if (target.isConnected) align(target, offset);
    }
  };
  for (const event of ['wheel', 'touchstart', 'keydown'])
    addEventListener(event, stop, { capture: true, passive: true, signal });
  move(performance.now());
  return stop;
}
