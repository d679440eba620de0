export interface Emitter {
  /** Returns the function that ends the subscription. */
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
