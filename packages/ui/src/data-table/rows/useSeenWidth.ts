import { type RefObject, useEffect } from 'react';

/** Makes an element as wide as what is seen of the grid, which may be less than its columns. */
export function useSeenWidth(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = ref.current?.closest('[role=grid]');
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => {
      if (ref.current !== null) ref.current.style.inlineSize = `${scroller.clientWidth}px`;
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [ref]);
}
