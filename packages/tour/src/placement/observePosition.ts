import { frameElementOf } from '../dom/composedTree.ts';
import { rectOf } from './visibility.ts';

/**
 * Calls back once a frame after the target can have moved: by scrolling, a resize of it or the other element, or when
 * it or its frame is pushed away. Returns a function that stops it.
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
  // In the next frame, because this can run in a ResizeObserver callback, which must not trigger another.
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
  // The last reported position, to detect a move between an entry and the next check.
  let { left, top } = element.getBoundingClientRect();
  const check = (threshold = 1) => {
    observer?.disconnect();
    const rect = rectOf(element);
    const { clientWidth, clientHeight } = document.documentElement;
    const edges = [rect.top, clientWidth - rect.left - rect.width, clientHeight - rect.top - rect.height, rect.left];
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
          check();
        } else if (ratio < threshold) {
          // If a scroller hides part of it, any change of the ratio counts.
          check(Math.max(ratio, 1e-6));
        }
        isFirst = false;
      },
      { rootMargin, threshold },
    );
    observer.observe(element);
  };
  check();
  return () => observer?.disconnect();
}
