/** The React binding of the tour engine lives here once the engine exists. Definitions are the same with and without React. */
export type { TourDefinition, TourStep } from '../index.ts';
