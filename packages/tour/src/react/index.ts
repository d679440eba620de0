'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTour, type Tour, type TourDefinition, type TourSnapshot } from '../index.ts';

export type * from '../definition.ts';

export interface RunningTour extends TourSnapshot {
  readonly tour: Tour;
}

/** A tour that lives as long as the component, and its current state. */
export function useTour(definition: TourDefinition): RunningTour {
  const [tour] = useState(() => createTour(definition));
  const snapshot = useSyncExternalStore(tour.subscribe, tour.getSnapshot, tour.getSnapshot);
  useEffect(() => tour.update(definition), [tour, definition]);
  useEffect(
    () => () => {
      const { index, isPending } = tour.getSnapshot();
      if (index >= 0 || isPending) tour.stop();
    },
    [tour],
  );
  return { ...snapshot, tour };
}
