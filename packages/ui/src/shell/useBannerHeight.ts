import { type RefObject, useEffect, useRef, useState } from 'react';

/** Measures the banner, whose text can wrap, for sticky elements below it. */
export function useBannerHeight(isShown: boolean): { ref: RefObject<HTMLDivElement | null>; height: number } {
  const ref = useRef<HTMLDivElement | null>(null);
  // The minimum height, until measured.
  const [height, setHeight] = useState(40);
  useEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const measure = () => {
      setHeight(element.offsetHeight);
      // Read by overlays, which are outside the shell (theme/overlayEdges.ts).
      style.setProperty('--band-height', `${element.offsetHeight}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--band-height');
    };
  }, [isShown]);
  return { ref, height };
}
