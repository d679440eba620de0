import { type RefObject, useEffect, useState } from 'react';
import { overflowEdges, type OverflowEdges } from './overflowEdges.ts';

/** Which edges of a scroller hide content; updates on scroll and resize. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): OverflowEdges {
  const [edges, setEdges] = useState<OverflowEdges>('none');
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setEdges(overflowEdges(element));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return edges;
}
