/** Guided tours without a framework: a state machine, and a view that shows it. */
export type {
  Tour,
  TourButton,
  TourCallbacks,
  TourDefinition,
  TourEvent,
  TourLabels,
  TourNavigationKey,
  TourOptions,
  TourRender,
  TourSnapshot,
  TourStep,
  TourStepParams,
  TourTarget,
} from './definition.ts';
export { createTourMachine, type TourEffects } from './machine/machine.ts';
export { createTour } from './dom/tour.ts';
