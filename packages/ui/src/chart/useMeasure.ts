import { useRef, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

export interface Measured {
  /** In px; 0 until it is in a page. */
  width: number;
  isRtl: boolean;
}

/** How wide an element is and which way its text runs, kept up to date. */
export function useMeasure<Measure extends HTMLElement>(): Measured & { ref: RefObject<Measure | null> } {
  const ref = useRef<Measure>(null);
  const [measured, setMeasured] = useState<Measured>({ width: 0, isRtl: false });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      const isRtl = getComputedStyle(element).direction === 'rtl';
      setMeasured((before) => (before.width === width && before.isRtl === isRtl ? before : { width, isRtl }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ...measured, ref };
}
