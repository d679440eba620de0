import { useRef, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

export interface Measured {
  /** Width in px; 0 until mounted. */
  width: number;
  isRtl: boolean;
}

/** An element's width and text direction, kept up to date. */
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
