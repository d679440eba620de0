/** Calls `onResize` one frame after a resize: a layout change in the observer's callback is a loop error. */
export function observeResize(elements: readonly Element[], onResize: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onResize);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
