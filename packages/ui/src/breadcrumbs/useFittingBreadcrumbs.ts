import { type RefObject, useState } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { fitBreadcrumbs } from './fitBreadcrumbs.ts';

/** Widths are fractions; their sum may exceed the very place they make. */
const halfPixel = 0.5;

const nothing = { from: 1, to: 1 };

/** Which places go into the menu; measured on a hidden copy, so that nothing jumps between two attempts. */
export function useFittingBreadcrumbs(
  root: RefObject<HTMLElement | null>,
  copy: RefObject<HTMLElement | null>,
  labels: string,
) {
  const [hidden, setHidden] = useState(nothing);
  useLayoutEffect(() => {
    const [place, measured] = [root.current, copy.current];
    if (!place || !measured) return;
    const fit = () => {
      const scale = elementScale(place);
      const widthOf = (element: Element) => element.getBoundingClientRect().width / scale;
      const [more = 0, ...widths] = [...measured.children].map(widthOf);
      const next = fitBreadcrumbs(widths, more, widthOf(place) + halfPixel);
      setHidden((current) => (current.from === next.from && current.to === next.to ? current : next));
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(place);
    // A font that arrives late changes the words, not the place.
    for (const child of measured.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, [root, copy, labels]);
  return hidden;
}
