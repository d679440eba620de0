import { attach, canAttach, type Place } from '../anchored/attach.ts';
import type { Tour, TourDefinition } from '../definition.ts';
import { createTourMachine } from '../machine/machine.ts';
import { locateTarget } from './target.ts';
import { openView, type View } from './view.ts';

/** Ends the one tour that is visible. */
let endVisible: (() => void) | undefined;

/** A tour with its box and its spotlight. */
export function createTour(definition: TourDefinition): Tour {
  let view: View | undefined;
  let place: Place | undefined;
  let shown = -1;
  const tour = createTourMachine(definition, {
    locate: (...asked) => {
      // A box that is there is placed as it was.
      if (!view && options().positioning !== 'script' && canAttach()) place = attach;
      if (place) return locateTarget(...asked);
      return import('../fallback/follow.ts').then(({ follow }) => {
        place = follow;
        return locateTarget(...asked);
      });
    },
  });
  const options = () => tour.getDefinition().options ?? {};
  const close = () => {
    view?.close();
    view = undefined;
  };
  // The box first: it gives the focus back before the next one takes it.
  const end = () => {
    close();
    tour.stop();
  };
  tour.subscribe(() => {
    const { index, step } = tour.getSnapshot();
    if (index === shown) return;
    shown = index;
    if (step && place) {
      if (!view) {
        const endOther = endVisible;
        endVisible = end;
        endOther?.();
        // Its callbacks may have started yet another one.
        if (endVisible !== end) return;
      }
      view ??= openView(tour, options, place);
      view.show(step);
    } else {
      close();
      if (endVisible === end) endVisible = undefined;
    }
  });
  return tour;
}
