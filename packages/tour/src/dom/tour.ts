import { attach, canAttach, type Place } from '../anchored/attach.ts';
import type { Tour, TourDefinition } from '../definition.ts';
import { createTourMachine } from '../machine/machine.ts';
import { locateTarget } from './target.ts';
import { openView, type View } from './view.ts';

/** The one tour that is visible. */
let visible: Tour | undefined;

/** A tour with its box and its spotlight. */
export function createTour(definition: TourDefinition): Tour {
  let view: View | undefined;
  let place: Place | undefined;
  let shown = -1;
  const tour = createTourMachine(definition, {
    locate: (...asked) => {
      if (options().positioning !== 'script' && canAttach()) place = attach;
      if (place) return locateTarget(...asked);
      return import('../fallback/follow.ts').then(({ follow }) => {
        place = follow;
        return locateTarget(...asked);
      });
    },
  });
  const options = () => tour.getDefinition().options ?? {};
  tour.subscribe(() => {
    const { index, step } = tour.getSnapshot();
    if (index === shown) return;
    shown = index;
    if (step && place) {
      if (visible !== tour) visible?.stop();
      visible = tour;
      view ??= openView(tour, options, place);
      view.show(step);
    } else {
      view?.close();
      view = undefined;
      if (visible === tour) visible = undefined;
    }
  });
  return tour;
}
