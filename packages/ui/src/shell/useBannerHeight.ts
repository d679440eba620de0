import { type RefObject, useEffect, useRef, useState } from 'react';

/** How high the band over everything is: what sticks below it has to know. It grows when its words wrap. */
export function useBannerHeight(isShown: boolean): { ref: RefObject<HTMLDivElement | null>; height: number } {
  const ref = useRef<HTMLDivElement | null>(null);
  // Its least height, until it can be measured.
  const [height, setHeight] = useState(40);
  useEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const measure = () => {
      setHeight(element.offsetHeight);
      // Read by overlays, which are not in the shell (theme/overlayEdges.ts).
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
