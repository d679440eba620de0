import { canAttach } from '../anchored/canAttach.ts';
import type { Tour, TourDefinition } from '../definition.ts';
import type { Follow } from '../fallback/follow.ts';
import { createTourMachine } from '../machine/machine.ts';
import { locateTarget } from './target.ts';
import { openView, type View } from './view.ts';

/** Ends the one tour that is visible. */
let endVisible: (() => void) | undefined;

/** A tour with its box and its spotlight. */
export function createTour(definition: TourDefinition): Tour {
  let view: View | undefined;
  let follow: Follow | undefined;
  let shown = -1;
  const tour = createTourMachine(definition, {
    locate: (...asked) => {
      // An existing box keeps its way of placing.
      if (view || (options().positioning !== 'script' && canAttach())) return locateTarget(...asked);
      return import('../fallback/follow.ts').then((fallback) => {
        follow = fallback.follow;
        return locateTarget(...asked);
      });
    },
  });
  const options = () => tour.getDefinition().options ?? {};
  const end = () => {
    // Closes the box first, so that it gives the focus back before the next box takes it.
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
      // Its callbacks may have started yet another one.
      if (endVisible === end) view = openView(tour, options, follow);
    }
    view?.(step);
    if (step) return;
    view = follow = undefined;
    if (endVisible === end) endVisible = undefined;
  });
  return tour;
}
