/**
 * Calls back, once a frame, after an element may have moved: by scrolling, by a new size, or by something else on the
 * page that pushed it away. Answers how to stop.
 */
export function watchMoves(elements: readonly Element[], onMove: () => void): () => void {
  const controller = new AbortController();
  let frame = 0;
  const report = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onMove();
    });
  };
  const sizes = new ResizeObserver(report);
  // In the next frame: this may be a report of sizes already, and reports must not cause each other.
  requestAnimationFrame(() => {
    if (!controller.signal.aborted) for (const element of elements) sizes.observe(element);
  });
  document.addEventListener('scroll', report, { capture: true, passive: true, signal: controller.signal });
  addEventListener('resize', report, { signal: controller.signal });
  const stopShifts = elements[0] && watchShifts(elements[0], report);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    controller.abort();
    stopShifts?.();
  };
}

/** Frames the element where it is: leaving the frame, it changes how much of it is inside. */
function watchShifts(element: Element, onShift: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const look = (threshold = 1) => {
    observer?.disconnect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const edges = [top, clientWidth - right, clientHeight - bottom, left];
    const rootMargin = edges.map((edge) => `${-Math.floor(edge)}px`).join(' ');
    let isFirst = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { boundingClientRect: now, intersectionRatio: ratio } = entry;
        // The first report is of the place it was framed in, unless it has moved since.
        if (!isFirst || now.left !== left || now.top !== top) {
          onShift();
          look();
        } else if (ratio < threshold) {
          // Partly hidden by a scroller: any change of that part counts.
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
