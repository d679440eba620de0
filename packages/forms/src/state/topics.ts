import { isWithin } from './path.ts';

/** What can be listened to beside the fields: the marks keep these apart from names of fields. */
export type FormTopic = '~status' | '~summary' | '~validity' | '~values';

/** Listeners by topic, so that a change wakes only what shows it. */
export function createTopics() {
  const listeners = new Map<string, Set<() => void>>();
  const fire = (topic: string): void => listeners.get(topic)?.forEach((listener) => listener());
  return {
    subscribe: (topic: string, listener: () => void): (() => void) => {
      const set = listeners.get(topic) ?? new Set<() => void>();
      listeners.set(topic, set.add(listener));
      return () => void set.delete(listener);
    },
    fire,
    /** Wakes the topic and every topic within it; `''` wakes all. */
    fireWithin: (name: string): void => {
      for (const topic of listeners.keys()) if (isWithin(topic, name)) fire(topic);
    },
  };
}
