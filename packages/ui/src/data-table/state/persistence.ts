import { storedNames, type StoredState, storedText } from './codec.ts';
import type { DataTableState } from './tableState.ts';
import { type UrlAdapter, type HistoryAction, readParameters, writeParameters } from './urlState.ts';

/** Stores parts of a state. No storage throws: what cannot be stored stays in memory until the user leaves the page. */
export interface StateStorage {
  read: () => StoredState;
  /** Sets or removes the named texts and keeps the others, even those of other writers. */
  write: (names: readonly string[], next: StoredState, change: HistoryAction) => void;
  /** Calls `listener` when the storage may have changed: in another tab, or with Back. */
  subscribe: (listener: () => void) => () => void;
}

/** `stored` with the named texts of `next`, or without them. */
function withChanges(stored: StoredState, names: readonly string[], next: StoredState): StoredState {
  const changed = { ...stored };
  for (const name of names) {
    const text = next[name];
    if (text === undefined) delete changed[name];
    else changed[name] = text;
  }
  return changed;
}

/** `prefix` separates two tables on one page. */
export function urlStorage(adapter: UrlAdapter, prefix: string): StateStorage {
  const read = () => readParameters(adapter.read(), storedNames, prefix);
  return {
    read,
    write: (names, next, change) => {
      try {
        adapter.write(writeParameters(adapter.read(), storedNames, prefix, withChanges(read(), names, next)), change);
      } catch {
        // Safari allows only 100 changes in 30 seconds. The next change writes the state.
      }
    },
    subscribe: adapter.subscribe,
  };
}

function asStored(text: string | null): StoredState {
  const value: unknown = JSON.parse(text ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** localStorage, shared by all tabs of an origin; `storage` is called each time, as it can throw. */
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
        // Storage is blocked or full: the change stays in memory until the user leaves the page.
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

/** In memory until the page is reloaded, so that a screen that opens again has the same table. */
export function memoryStorage(key: string): StateStorage {
  return {
    read: () => memory.get(key) ?? {},
    write: (names, next) => void memory.set(key, withChanges(memory.get(key) ?? {}, names, next)),
    subscribe: () => () => {},
  };
}

/** Where a part is stored. `both`: in the URL, and in localStorage for URLs without it. */
export type PersistIn = 'url' | 'local' | 'memory' | 'both';

type StatePart = keyof DataTableState;
export type PersistParts = Partial<Record<StatePart, PersistIn>>;

interface StateStorages {
  url: StateStorage;
  local: StateStorage;
  memory: StateStorage;
}

type StorageName = keyof StateStorages;

/** State to share is in the URL; preferences for a screen are in localStorage. */
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

/** Preferences for a screen: a stored one does not mean that the user requested a certain view. */
const screenPreferences: ReadonlySet<string> = new Set(['pageSize', 'columns', 'widths', 'pinned', 'density']);

const storageNames = ['memory', 'local', 'url'] as const;

/** Reads each part of the state from its storages, notifies of changes, and writes it back. */
interface StatePersistence {
  /** The same object until something changes. */
  read: () => StoredState;
  /** The part that the user requested: all of the URL, and stored filters and sort orders. */
  requested: () => StoredState;
  /** Sets or removes the named texts. */
  write: (names: readonly string[], next: StoredState, change: HistoryAction) => void;
  subscribe: (listener: () => void) => () => void;
}

function storagesOf(name: string, persist: PersistIn | PersistParts): readonly StorageName[] {
  // The columns are stored under three names; every other part under its own.
  const part = (name === 'widths' || name === 'pinned' ? 'columns' : name) as StatePart;
  const ownStorages = typeof persist === 'string' ? persist : (persist[part] ?? defaultStorage[part]);
  return ownStorages === 'both' ? ['url', 'local'] : [ownStorages];
}

export function createStatePersistence(
  storages: StateStorages,
  persist: PersistIn | PersistParts = {},
): StatePersistence {
  const storagesByName = new Map(storedNames.map((name) => [name as string, storagesOf(name, persist)]));
  const usedStorages = storageNames.filter((storageName) =>
    [...storagesByName.values()].some((ownStorages) => ownStorages.includes(storageName)),
  );
  const contents: Record<StorageName, StoredState> = { url: {}, local: {}, memory: {} };
  /** URLs written but not yet applied by the router. */
  let pendingWrites: string[] = [];
  let merged: StoredState = {};
  const listeners = new Set<() => void>();

  const merge = () => {
    const next: Record<string, string> = {};
    for (const [name, ownStorages] of storagesByName) {
      // The URL wins, also for parts that are stored elsewhere: it can come from a view, or be typed.
      for (const storageName of usedStorages) {
        const text = contents[storageName][name];
        if (text !== undefined && (storageName === 'url' || ownStorages.includes(storageName))) next[name] = text;
      }
    }
    if (storedText(next) === storedText(merged)) return;
    merged = next;
    for (const listener of listeners) listener();
  };

  const onStorageChange = (storageName: StorageName) => {
    const stored = storages[storageName].read();
    if (storageName === 'url') {
      const text = storedText(stored);
      if (text === storedText(contents.url)) pendingWrites = [];
      // The router applied an earlier write, and a newer one is pending.
      else if (pendingWrites.includes(text)) return;
      else pendingWrites = [];
    }
    contents[storageName] = stored;
    merge();
  };

  for (const storageName of usedStorages) contents[storageName] = storages[storageName].read();
  merge();

  let unsubscribes: (() => void)[] = [];
  return {
    read: () => merged,
    requested: () =>
      Object.fromEntries(
        Object.entries(merged).filter(([name]) => contents.url[name] !== undefined || !screenPreferences.has(name)),
      ),
    write: (names, next, change) => {
      for (const storageName of usedStorages) {
        const isHome = (name: string) => storagesByName.get(name)?.includes(storageName) === true;
        // Removes parts from the URL that are stored elsewhere.
        const own = names.filter((name) => isHome(name) || (storageName === 'url' && contents.url[name] !== undefined));
        if (own.length === 0) continue;
        const ownTexts = withChanges({}, own.filter(isHome), next);
        contents[storageName] = withChanges(contents[storageName], own, ownTexts);
        if (storageName === 'url') pendingWrites.push(storedText(contents.url));
        storages[storageName].write(own, ownTexts, change);
      }
      merge();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        unsubscribes = usedStorages.map((storageName) =>
          storages[storageName].subscribe(() => onStorageChange(storageName)),
        );
        // The storages may have changed since the first render.
        for (const storageName of usedStorages) onStorageChange(storageName);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}
