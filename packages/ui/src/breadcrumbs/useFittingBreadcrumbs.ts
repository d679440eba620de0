import { type RefObject, useState } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { fitBreadcrumbs } from './fitBreadcrumbs.ts';

/** Tolerance in px: the sum of fractional widths can exceed the container. */
const halfPixel = 0.5;

const none = { from: 1, to: 1 };

/** The range of items in the menu, measured on a hidden copy, so that the layout does not shift. */
export function useFittingBreadcrumbs(
  root: RefObject<HTMLElement | null>,
  copy: RefObject<HTMLElement | null>,
  labels: string,
) {
  const [hidden, setHidden] = useState(none);
  useLayoutEffect(() => {
    const [container, measured] = [root.current, copy.current];
    if (!container || !measured) return;
    const fit = () => {
      const scale = elementScale(container);
      const widthOf = (element: Element) => element.getBoundingClientRect().width / scale;
      const [more = 0, ...widths] = [...measured.children].map(widthOf);
      const next = fitBreadcrumbs(widths, more, widthOf(container) + halfPixel);
      setHidden((current) => (current.from === next.from && current.to === next.to ? current : next));
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(container);
    // A font that loads later changes the items, not the container.
    for (const child of measured.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, [root, copy, labels]);
  return hidden;
}
