import { frameElementOf } from '../dom/composedTree.ts';
import { rectOf } from './visibility.ts';

/**
 * Calls back, once a frame, after the target may have moved: by scrolling, by a new size of it or of the other element, or
 * by something else that pushed it or its frame away. Returns a function that stops it.
 */
export function observePosition(target: Element, other: Element, onMove: () => void): () => void {
  const controller = new AbortController();
  let frame = 0;
  const report = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onMove();
    });
  };
  const sizes = new ResizeObserver(report);
  // In the next frame, as this may run in a ResizeObserver callback, which must not cause another.
  requestAnimationFrame(() => {
    if (!controller.signal.aborted) for (const element of [target, other]) sizes.observe(element);
  });
  const { signal } = controller;
  const stops: (() => void)[] = [];
  for (let part: Element | null | undefined = target; part; part = frameElementOf(part)) {
    part.ownerDocument.addEventListener('scroll', report, { capture: true, passive: true, signal });
    stops.push(watchShifts(part, report));
  }
  addEventListener('resize', report, { signal });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    controller.abort();
    for (const stop of stops) stop();
  };
}

/** Observes intersection with a root margin that fits the element exactly: any move changes the ratio. */
function watchShifts(element: Element, onShift: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  // Where it was last reported: a move between an entry and the next look is one, too.
  let { left, top } = element.getBoundingClientRect();
  const look = (threshold = 1) => {
    observer?.disconnect();
    const seen = rectOf(element);
    const { clientWidth, clientHeight } = document.documentElement;
    const edges = [seen.top, clientWidth - seen.left - seen.width, clientHeight - seen.top - seen.height, seen.left];
    const rootMargin = edges.map((edge) => `${-Math.floor(edge)}px`).join(' ');
    let isFirst = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { boundingClientRect: now, intersectionRatio: ratio } = entry;
        // The first entry is for the observed position itself, unless the element has moved since.
        if (!isFirst || now.left !== left || now.top !== top) {
          ({ left, top } = now);
          onShift();
          look();
        } else if (ratio < threshold) {
          // Where a scroller hides a part, any change of the ratio counts.
          look(Math.max(ratio, 1e-6));
        }
        isFirst = false;
      },
      { rootMargin, threshold },
    );
    observer.observe(element);
  };
  look();
  return () => observer?.disconnect();
}
