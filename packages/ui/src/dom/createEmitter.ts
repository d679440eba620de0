export interface Emitter {
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  emit: () => void;
}

/** The listeners of an external store. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: () => {
      for (const listener of listeners) listener();
    },
  };
}
