import { useEffect, useState, type RefObject } from 'react';
import { visibleCount } from './visibleCount.ts';

/** px between two tokens, and for "+99" after them. */
const gap = 4;
const countWidth = 34;

/** How many children fit on one line at the current width; the others stay in the DOM, hidden. */
export function useVisibleCount(line: RefObject<HTMLElement | null>, key: string): number {
  const [count, setCount] = useState(Infinity);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const tokens = [...element.querySelectorAll<HTMLElement>('[data-token]')];
      const widths = tokens.map((token) => Math.ceil(token.scrollWidth));
      setCount(visibleCount(widths, gap, element.clientWidth, countWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, key]);
  return count;
}
