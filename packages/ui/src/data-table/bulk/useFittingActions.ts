import { type RefObject, useState } from 'react';
import { scaleOf } from '../../dom/scaleOf.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { fittingActions } from './fittingActions.ts';

/**
 * How many actions have room beside what the bar always shows. `labels` changes when the actions do. Widths are taken while
 * all are shown; an action in the menu keeps its measured width.
 */
export function useFittingActions(bar: RefObject<HTMLElement | null>, labels: string): number {
  const [fit, setFit] = useState({ labels, count: Infinity });
  useLayoutEffect(() => {
    const inner = bar.current;
    // The place is the parent, whose own ref is not set yet when its children are.
    const outer = inner?.parentElement;
    if (!inner || !outer) return;
    const widths = new Map<string, number>();
    const measure = () => {
      // Without a layout (hidden, or in jsdom) nothing fits.
      if (outer.getBoundingClientRect().width === 0) return;
      const scale = scaleOf(outer);
      const actions = [...inner.querySelectorAll<HTMLElement>('[data-action]')];
      for (const action of actions) {
        const width = action.getBoundingClientRect().width / scale;
        if (width > 0) widths.set(action.dataset['action'] ?? '', width);
      }
      const fixed = [...inner.querySelectorAll<HTMLElement>('[data-fixed]')].map(
        (part) => part.getBoundingClientRect().width / scale,
      );
      const count = fittingActions(
        actions.map((action) => widths.get(action.dataset['action'] ?? '') ?? 0),
        fixed.reduce((sum, width) => sum + width, 0),
        outer.getBoundingClientRect().width / scale,
      );
      setFit((current) => (current.labels === labels && current.count === count ? current : { labels, count }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(outer);
    for (const part of inner.querySelectorAll('[data-fixed]')) sizes.observe(part);
    return () => sizes.disconnect();
  }, [bar, labels]);
  // The actions changed: all of them are shown while they are measured.
  return fit.labels === labels ? fit.count : Infinity;
}
