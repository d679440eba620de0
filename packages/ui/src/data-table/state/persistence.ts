import { storedNames, type StoredState, storedText } from './codec.ts';
import type { DataTableState } from './tableState.ts';
import { type UrlAdapter, type HistoryAction, readAddress, writeAddress } from './urlState.ts';

/** A place where a part of a state is stored. None throws: what cannot be stored is kept in memory until the page is left. */
export interface StateStorage {
  read: () => StoredState;
  /** Sets or takes away the named texts and leaves the others as they are now, whoever wrote them. */
  write: (names: readonly string[], next: StoredState, change: HistoryAction) => void;
  /** Calls `listener` when something may have changed elsewhere: in another tab, by Back. */
  subscribe: (listener: () => void) => () => void;
}

/** `stored` with the named texts as they are in `next`, or without them. */
function withChanges(stored: StoredState, names: readonly string[], next: StoredState): StoredState {
  const changed = { ...stored };
  for (const name of names) {
    const text = next[name];
    if (text === undefined) delete changed[name];
    else changed[name] = text;
  }
  return changed;
}

/** `prefix` tells two tables of one page apart. */
export function urlStorage(address: UrlAdapter, prefix: string): StateStorage {
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
export function browserStorage(key: string, storage: () => Storage = () => localStorage): StateStorage {
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
      const onStorageChange = (event: StorageEvent) => {
        if (event.key === name || event.key === null) listener();
      };
      addEventListener('storage', onStorageChange);
      return () => removeEventListener('storage', onStorageChange);
    },
  };
}

const memory = new Map<string, StoredState>();

/** In memory until the page is reloaded, so that a screen that is opened again has its table as it was. */
export function memoryStorage(key: string): StateStorage {
  return {
    read: () => memory.get(key) ?? {},
    write: (names, next) => void memory.set(key, withChanges(memory.get(key) ?? {}, names, next)),
    subscribe: () => () => {},
  };
}

/** Where a part is stored. `both`: in the address, and in localStorage for when the address says nothing. */
export type PersistIn = 'url' | 'local' | 'memory' | 'both';

type StatePart = keyof DataTableState;
export type PersistParts = Partial<Record<StatePart, PersistIn>>;

interface StateStorages {
  url: StateStorage;
  local: StateStorage;
  memory: StateStorage;
}

type StorageName = keyof StateStorages;

/** What another person should see is in the address; what suits one person's screen is in that person's browser. */
const defaultStorage: Readonly<Record<StatePart, PersistIn>> = {
  view: 'url',
  search: 'url',
  filter: 'url',
  sort: 'url',
  page: 'url',
  after: 'url',
  pageSize: 'both',
  columns: 'local',
  density: 'local',
};

/** Preferences of one person's screen: a stored one does not mean that the person asked for a certain view. */
const screenPreferences: ReadonlySet<string> = new Set(['pageSize', 'columns', 'widths', 'pinned', 'density']);

const storageNames = ['memory', 'local', 'url'] as const;

/** Reads the state from the places where its parts are stored, notifies of changes, and writes each part to its own place. */
interface StatePersistence {
  /** The same object until something changes. */
  read: () => StoredState;
  /** The part of it that somebody has asked for: all that the address says, and elsewhere what decides the rows. */
  requested: () => StoredState;
  /** Sets or takes away the named texts. */
  write: (names: readonly string[], next: StoredState, change: HistoryAction) => void;
  subscribe: (listener: () => void) => () => void;
}

function storagesOf(name: string, persist: PersistIn | PersistParts): readonly StorageName[] {
  // The columns are stored under three names; each other part under its own.
  const part = (name === 'widths' || name === 'pinned' ? 'columns' : name) as StatePart;
  const home = typeof persist === 'string' ? persist : (persist[part] ?? defaultStorage[part]);
  return home === 'both' ? ['url', 'local'] : [home];
}

export function createStatePersistence(
  places: StateStorages,
  persist: PersistIn | PersistParts = {},
): StatePersistence {
  const storagesByName = new Map(storedNames.map((name) => [name as string, storagesOf(name, persist)]));
  const usedStorages = storageNames.filter((place) =>
    [...storagesByName.values()].some((home) => home.includes(place)),
  );
  const contents: Record<StorageName, StoredState> = { url: {}, local: {}, memory: {} };
  /** Writes to the address that the router has not applied yet. */
  let pendingWrites: string[] = [];
  let merged: StoredState = {};
  const listeners = new Set<() => void>();

  const merge = () => {
    const next: Record<string, string> = {};
    for (const [name, home] of storagesByName) {
      // What an address says wins, also for parts that are stored elsewhere: it may come from a view, or be typed.
      for (const place of usedStorages) {
        const text = contents[place][name];
        if (text !== undefined && (place === 'url' || home.includes(place))) next[name] = text;
      }
    }
    if (storedText(next) === storedText(merged)) return;
    merged = next;
    for (const listener of listeners) listener();
  };

  const onStorageChange = (place: StorageName) => {
    const stored = places[place].read();
    if (place === 'url') {
      const text = storedText(stored);
      if (text === storedText(contents.url)) pendingWrites = [];
      // The router applied an earlier write; a newer one is pending.
      else if (pendingWrites.includes(text)) return;
      else pendingWrites = [];
    }
    contents[place] = stored;
    merge();
  };

  for (const place of usedStorages) contents[place] = places[place].read();
  merge();

  let unsubscribes: (() => void)[] = [];
  return {
    read: () => merged,
    requested: () =>
      Object.fromEntries(
        Object.entries(merged).filter(([name]) => contents.url[name] !== undefined || !screenPreferences.has(name)),
      ),
    write: (names, next, change) => {
      for (const place of usedStorages) {
        const isHome = (name: string) => storagesByName.get(name)?.includes(place) === true;
        // Remove from the address what it said about a part that is stored elsewhere.
        const own = names.filter((name) => isHome(name) || (place === 'url' && contents.url[name] !== undefined));
        if (own.length === 0) continue;
        const wanted = withChanges({}, own.filter(isHome), next);
        contents[place] = withChanges(contents[place], own, wanted);
        if (place === 'url') pendingWrites.push(storedText(contents.url));
        places[place].write(own, wanted, change);
      }
      merge();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        unsubscribes = usedStorages.map((place) => places[place].subscribe(() => onStorageChange(place)));
        // Something may have changed between the first render and now.
        for (const place of usedStorages) onStorageChange(place);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const end of unsubscribes) end();
      };
    },
  };
}
