import type { AddressChange } from './address.ts';
import { type StoredState, storedNames, storedText } from './codec.ts';
import { type Place, withChanges } from './places.ts';
import type { DataTableState } from './tableState.ts';

/** Where a part is stored. `both`: in the address, and in localStorage for when the address says nothing. */
export type KeptIn = 'url' | 'local' | 'memory' | 'both';

export type StatePart = keyof DataTableState;
export type KeptParts = Partial<Record<StatePart, KeptIn>>;

export interface Places {
  url: Place;
  local: Place;
  memory: Place;
}

type PlaceName = keyof Places;

/** What another person should see is in the address; what suits one person's screen is in that person's browser. */
const usualPlace: Readonly<Record<StatePart, KeptIn>> = {
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
const suitsScreen: ReadonlySet<string> = new Set(['pageSize', 'columns', 'widths', 'pinned', 'density']);

const placeNames = ['memory', 'local', 'url'] as const;

/** Reads the state from the places where its parts are stored, notifies of changes, and writes each part to its own place. */
export interface StatePersistence {
  /** The same object until something changes. */
  read: () => StoredState;
  /** The part of it that somebody has asked for: all that the address says, and elsewhere what decides the rows. */
  asked: () => StoredState;
  /** Sets or takes away the named texts. */
  write: (names: readonly string[], next: StoredState, change: AddressChange) => void;
  subscribe: (listener: () => void) => () => void;
}

function homesOf(name: string, kept: KeptIn | KeptParts): readonly PlaceName[] {
  // The columns are stored under three names; each other part under its own.
  const part = (name === 'widths' || name === 'pinned' ? 'columns' : name) as StatePart;
  const home = typeof kept === 'string' ? kept : (kept[part] ?? usualPlace[part]);
  return home === 'both' ? ['url', 'local'] : [home];
}

export function createStatePersistence(places: Places, kept: KeptIn | KeptParts = {}): StatePersistence {
  const homes = new Map(storedNames.map((name) => [name as string, homesOf(name, kept)]));
  const heard = placeNames.filter((place) => [...homes.values()].some((home) => home.includes(place)));
  const held: Record<PlaceName, StoredState> = { url: {}, local: {}, memory: {} };
  /** Writes to the address that the router has not applied yet. */
  let underway: string[] = [];
  let joined: StoredState = {};
  const listeners = new Set<() => void>();

  const join = () => {
    const next: Record<string, string> = {};
    for (const [name, home] of homes) {
      // What an address says wins, also for parts that are stored elsewhere: it may come from a view, or be typed.
      for (const place of heard) {
        const text = held[place][name];
        if (text !== undefined && (place === 'url' || home.includes(place))) next[name] = text;
      }
    }
    if (storedText(next) === storedText(joined)) return;
    joined = next;
    for (const listener of listeners) listener();
  };

  const hear = (place: PlaceName) => {
    const stored = places[place].read();
    if (place === 'url') {
      const text = storedText(stored);
      if (text === storedText(held.url)) underway = [];
      // The router applied an earlier write; a newer one is pending.
      else if (underway.includes(text)) return;
      else underway = [];
    }
    held[place] = stored;
    join();
  };

  for (const place of heard) held[place] = places[place].read();
  join();

  let endings: (() => void)[] = [];
  return {
    read: () => joined,
    asked: () =>
      Object.fromEntries(
        Object.entries(joined).filter(([name]) => held.url[name] !== undefined || !suitsScreen.has(name)),
      ),
    write: (names, next, change) => {
      for (const place of heard) {
        const isHome = (name: string) => homes.get(name)?.includes(place) === true;
        // Remove from the address what it said about a part that is stored elsewhere.
        const own = names.filter((name) => isHome(name) || (place === 'url' && held.url[name] !== undefined));
        if (own.length === 0) continue;
        const wanted = withChanges({}, own.filter(isHome), next);
        held[place] = withChanges(held[place], own, wanted);
        if (place === 'url') underway.push(storedText(held.url));
        places[place].write(own, wanted, change);
      }
      join();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        endings = heard.map((place) => places[place].subscribe(() => hear(place)));
        // Something may have changed between the first render and now.
        for (const place of heard) hear(place);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const end of endings) end();
      };
    },
  };
}
