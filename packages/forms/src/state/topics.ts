/** Listeners by topic, so that a change wakes only what shows it. */
export function createTopics() {
  const listeners = new Map<string | symbol, Set<() => void>>();
  return {
    subscribe: (topic: string | symbol, listener: () => void): (() => void) => {
      let set = listeners.get(topic);
      if (!set) listeners.set(topic, (set = new Set()));
      set.add(listener);
      return () => void set.delete(listener);
    },
    fire: (topic: string | symbol): void => {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
  };
}
