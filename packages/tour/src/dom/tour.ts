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
  const tour = createTourMachine(definition, {
    locate: (step, milliseconds, signal) => {
      if (!place && definition.options?.positioning !== 'script' && canAttach()) place = attach;
      if (place) return locateTarget(step, milliseconds, signal);
      return import('../fallback/follow.ts').then(({ follow }) => {
        place = follow;
        return locateTarget(step, milliseconds, signal);
      });
    },
  });
  const { update } = tour;
  tour.update = (next) => {
    definition = next;
    update(next);
  };
  tour.subscribe(({ type }) => {
    const { index, step } = tour.getSnapshot();
    const isMove = type === 'start' || type === 'next' || type === 'previous';
    if (!step) {
      view?.close();
      view = undefined;
      if (visible === tour) visible = undefined;
    } else if (isMove && place) {
      if (visible !== tour) visible?.stop();
      visible = tour;
      view ??= openView(tour, () => definition, place);
      view.show(step, index);
    }
  });
  return tour;
}
