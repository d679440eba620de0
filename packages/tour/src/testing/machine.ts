import type { Tour, TourOptions, TourStep } from '../definition.ts';
import { createTourMachine, type TourEffects } from '../machine/machine.ts';

export const free: TourStep = { content: 'Text' };

export const machineOf = (
  steps: readonly TourStep[],
  options: TourOptions = {},
  effects: Partial<TourEffects> = {},
): Tour => createTourMachine({ name: 'tour', steps, options }, effects);

/** Records the tour's events from now on, as `type index`. */
export function record(tour: Tour): string[] {
  const types: string[] = [];
  tour.subscribe(({ type, index }) => void types.push(`${type} ${index}`));
  return types;
}
