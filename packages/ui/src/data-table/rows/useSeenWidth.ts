import { type RefObject, useEffect } from 'react';

/** Makes an element as wide as what is seen of the grid, which may be less than its columns. */
export function useSeenWidth(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = ref.current?.closest('[role=grid]');
    if (!scroller) return undefined;
    let frame = 0;
    const fit = () => {
      if (ref.current !== null) ref.current.style.inlineSize = `${scroller.clientWidth}px`;
    };
    // A frame later: words that wrap change the height of what is being observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    observer.observe(scroller);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}
