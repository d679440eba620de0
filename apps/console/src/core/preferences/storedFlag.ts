import { useSyncExternalStore } from 'react';

/** Creates a hook for a boolean preference in local storage: `value` while on, no entry while off. */
export function storedFlag(key: string, value: string): () => [boolean, (isOn: boolean) => void] {
  const listeners = new Set<() => void>();
  /** The choice if storage is blocked. */
  let inMemory: boolean | undefined;

  function read(): boolean {
    try {
      return inMemory ?? localStorage.getItem(key) === value;
    } catch {
      return false;
    }
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) notify();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  }

  function change(isOn: boolean): void {
    try {
      if (isOn) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
      inMemory = undefined;
    } catch {
      inMemory = isOn;
    }
    notify();
  }

  return () => [useSyncExternalStore(subscribe, read), change];
}
