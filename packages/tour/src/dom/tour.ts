import type { Tour, TourDefinition } from '../definition.ts';
import { createTourMachine } from '../machine/machine.ts';
import { locateTarget } from './target.ts';
import { openView, type View } from './view.ts';

/** The one tour that is visible. */
let visible: Tour | undefined;

/** A tour with its box and its spotlight. */
export function createTour(definition: TourDefinition): Tour {
  const machine = createTourMachine(definition, { locate: locateTarget });
  let view: View | undefined;
  const tour: Tour = {
    ...machine,
    update: (next) => {
      definition = next;
      machine.update(next);
    },
  };
  machine.subscribe(({ type }) => {
    const { index, step } = machine.getSnapshot();
    if (type === 'start' && step) {
      if (visible !== tour) visible?.stop();
      visible = tour;
      view ??= openView(tour, () => definition);
    }
    if (!step) {
      view?.close();
      view = undefined;
      if (visible === tour) visible = undefined;
    } else if (type === 'start' || type === 'next' || type === 'previous') view?.show(step, index);
  });
  return tour;
}
