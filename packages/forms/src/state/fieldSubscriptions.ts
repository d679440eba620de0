import { isWithin } from './path.ts';

/** Topics besides fields. The tilde avoids collisions with field names. */
export type FormStateKey = '~status' | '~summary' | '~validity' | '~values';

/** Listeners by field name or {@link FormStateKey}, so that a change notifies only what shows it. */
export function createFieldSubscriptions() {
  const listeners = new Map<string, Set<() => void>>();
  const notify = (key: string): void => listeners.get(key)?.forEach((listener) => listener());
  return {
    subscribe: (key: string, listener: () => void): (() => void) => {
      const set = listeners.get(key) ?? new Set<() => void>();
      listeners.set(key, set.add(listener));
      return () => void set.delete(listener);
    },
    notify,
    /** Notifies the listeners of a field and of all fields in it; `''` notifies all. */
    notifyWithin: (name: string): void => {
      for (const key of listeners.keys()) if (isWithin(key, name)) notify(key);
    },
  };
}
