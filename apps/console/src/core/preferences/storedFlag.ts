import { useSyncExternalStore } from 'react';

/**
 * A boolean preference in local storage, synchronised between tabs: `word` is stored under `key`
 * while it is on, and nothing while it is off. The hook that shows and changes it.
 */
export function storedFlag(key: string, word: string): () => [boolean, (isOn: boolean) => void] {
  const listeners = new Set<() => void>();
  /** The choice in memory, where storage is blocked. */
  let unkept: boolean | undefined;

  function read(): boolean {
    try {
      return unkept ?? localStorage.getItem(key) === word;
    } catch {
      return false;
    }
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** Another tab has changed it, or emptied the storage. */
  function hear(event: StorageEvent): void {
    if (event.key === key || event.key === null) tell();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', hear);
    };
  }

  function change(isOn: boolean): void {
    try {
      if (isOn) localStorage.setItem(key, word);
      else localStorage.removeItem(key);
      unkept = undefined;
    } catch {
      // Without storage it is kept in memory until the page is closed.
      unkept = isOn;
    }
    tell();
  }

  return () => [useSyncExternalStore(subscribe, read), change];
}
