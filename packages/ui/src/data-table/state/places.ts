import { type AddressAdapter, type AddressChange, readAddress, writeAddress } from './address.ts';
import { type StoredState, storedNames } from './codec.ts';

/** A place where a part of a state is stored. None throws: what cannot be stored is kept in memory until the page is left. */
export interface Place {
  read: () => StoredState;
  /** Sets or takes away the named texts and leaves the others as they are now, whoever wrote them. */
  write: (names: readonly string[], next: StoredState, change: AddressChange) => void;
  /** Calls `listener` when something may have changed elsewhere: in another tab, by Back. */
  subscribe: (listener: () => void) => () => void;
}

/** `stored` with the named texts as they are in `next`, or without them. */
export function withChanges(stored: StoredState, names: readonly string[], next: StoredState): StoredState {
  const changed = { ...stored };
  for (const name of names) {
    const text = next[name];
    if (text === undefined) delete changed[name];
    else changed[name] = text;
  }
  return changed;
}

/** `prefix` tells two tables of one page apart. */
export function addressPlace(address: AddressAdapter, prefix: string): Place {
  const read = () => readAddress(address.read(), storedNames, prefix);
  return {
    read,
    write: (names, next, change) => {
      try {
        address.write(writeAddress(address.read(), storedNames, prefix, withChanges(read(), names, next)), change);
      } catch {
        // Safari refuses more than a hundred changes in half a minute. The table goes on; the next change is written.
      }
    },
    subscribe: address.subscribe,
  };
}

function asStored(text: string | null): StoredState {
  const value: unknown = JSON.parse(text ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The browser's store, which all tabs of an origin share; `storage` is asked for each time, as asking may throw. */
export function localPlace(key: string, storage: () => Storage = () => localStorage): Place {
  const name = `table:${key}`;
  const read = () => {
    try {
      return asStored(storage().getItem(name));
    } catch {
      return {};
    }
  };
  return {
    read,
    write: (names, next) => {
      try {
        const changed = withChanges(read(), names, next);
        if (Object.keys(changed).length === 0) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify(changed));
      } catch {
        // Storage is forbidden or full: the choice is kept in memory until the page is left.
      }
    },
    subscribe: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key === name || event.key === null) listener();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

const remembered = new Map<string, StoredState>();

/** In memory until the page is reloaded, so that a screen that is opened again has its table as it was. */
export function memoryPlace(key: string): Place {
  return {
    read: () => remembered.get(key) ?? {},
    write: (names, next) => void remembered.set(key, withChanges(remembered.get(key) ?? {}, names, next)),
    subscribe: () => () => {},
  };
}
