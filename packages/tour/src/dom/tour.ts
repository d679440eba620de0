import type { Tour, TourDefinition } from '../definition.ts';
import { createTourMachine } from '../machine/machine.ts';

/** A tour with its box and spotlight. */
export function createTour(definition: TourDefinition): Tour {
  return createTourMachine(definition);
}
