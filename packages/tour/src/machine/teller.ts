import type { TourDefinition, TourEvent } from '../definition.ts';

type Listener = (event: TourEvent) => void;

export interface Teller {
  add: (event: TourEvent) => void;
  /** Tells what was added, in order. Whoever listens may cause more; that comes after. */
  tell: () => void;
  subscribe: (listener: Listener) => () => void;
}

/** Tells the callbacks of a definition and the subscribers what happened. */
export function createTeller(definition: () => TourDefinition): Teller {
  const listeners = new Set<Listener>();
  const events: TourEvent[] = [];
  let isTelling = false;

  function callBack(event: TourEvent): void {
    const { steps, options: { callbacks = {}, debug } = {} } = definition();
    const { type, index } = event;
    const step = steps[index];
    if (debug) console.info('tour', event);
    callbacks.onEvent?.(event);
    if (type === 'start') callbacks.onStart?.();
    else if (type === 'next') callbacks.onNextStep?.(index);
    else if (type === 'previous') callbacks.onPreviousStep?.(index);
    else if (type === 'skip') callbacks.onSkip?.();
    else if (type === 'stop') callbacks.onStop?.();
    else if (type === 'finish') callbacks.onFinish?.();
    else if (type === 'targetNotFound' && step) callbacks.onTargetNotFound?.(step);
  }

  return {
    add: (event) => void events.push(event),
    tell: () => {
      if (isTelling) return;
      isTelling = true;
      for (const event of events)
        for (const listener of [...listeners, callBack])
          try {
            listener(event);
          } catch (error) {
            // Somebody else's mistake must be seen, and must not stop the tour.
            queueMicrotask(() => {
              throw error;
            });
          }
      events.length = 0;
      isTelling = false;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
