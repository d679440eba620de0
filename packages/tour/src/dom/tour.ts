import type { Tour, TourDefinition } from '../definition.ts';
import { createTourMachine } from '../machine/machine.ts';
import { locateTarget } from './target.ts';
import { openTourView, type TourView } from './tourView.ts';

/** Ends the visible tour. */
let endVisible: (() => void) | undefined;

/** A tour with its box and its spotlight. */
export function createTour(definition: TourDefinition): Tour {
  let view: TourView | undefined;
  let shown = -1;
  const tour = createTourMachine(definition, { locate: locateTarget });
  const options = () => tour.getDefinition().options ?? {};
  const end = () => {
    // Closes the box first, so that it returns focus before the next box takes it.
    view?.();
    view = undefined;
    tour.stop();
  };
  tour.subscribe(() => {
    const { index, step } = tour.getSnapshot();
    if (index === shown) return;
    shown = index;
    if (step && !view) {
      const endOther = endVisible;
      endVisible = end;
      endOther?.();
      // Callbacks can have started another tour.
      if (endVisible === end) view = openTourView(tour, options);
    }
    view?.(step);
    if (step) return;
    view = undefined;
    if (endVisible === end) endVisible = undefined;
  });
  // There is nothing to show on a server.
  return typeof document === 'undefined' ? { ...tour, start: () => false } : tour;
}
