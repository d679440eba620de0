import { decodeState, storedNames, type StoredState } from './codec.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';

/** `push` adds a history entry, `replace` changes the current one. */
export type HistoryAction = 'push' | 'replace';

/** Access to the query string of the address; an application with a router gives its own. */
export interface UrlAdapter {
  /** What stands after "?" now, with or without the mark. */
  read: () => string;
  write: (search: string, change: HistoryAction) => void;
  /** Calls `listener` after each change, also by others. */
  subscribe: (listener: () => void) => () => void;
}

const listeners = new Set<() => void>();

function notifyAll() {
  for (const listener of listeners) listener();
}

/** The browser's own address, for an application without a router. */
export const browserUrl: UrlAdapter = {
  read: () => location.search,
  write: (search, change) => {
    const target = `${location.pathname}${search === '' ? '' : `?${search}`}${location.hash}`;
    if (change === 'push') history.pushState(null, '', target);
    else history.replaceState(history.state, '', target);
    // Two tables of one page share the address.
    notifyAll();
  },
  subscribe: (listener) => {
    if (listeners.size === 0) addEventListener('popstate', notifyAll);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('popstate', notifyAll);
    };
  },
};

const withoutMark = (search: string) => (search.startsWith('?') ? search.slice(1) : search);

function nameOf(piece: string): string {
  const [[name = ''] = []] = new URLSearchParams(piece);
  return name;
}

/** ",", ":" and "!" may stand in an address as they are; so it can be read. */
function writePiece(name: string, text: string): string {
  return new URLSearchParams([[name, text]]).toString().replace(/%(?:2C|3A|21)/g, decodeURIComponent);
}

/** Parameters of one table among those of the page: `search`, or `users.search` with a prefix. */
export function readAddress(search: string, names: readonly string[], prefix: string): StoredState {
  const parameters = new URLSearchParams(withoutMark(search));
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = parameters.get(prefix + name);
      return text === null ? [] : [[name, text]];
    }),
  );
}

/** The address with the table's parameters as in `stored`; all others stay as they are, to the letter. */
export function writeAddress(search: string, names: readonly string[], prefix: string, stored: StoredState): string {
  const own = new Set(names.map((name) => prefix + name));
  const others = withoutMark(search)
    .split('&')
    .filter((piece) => piece !== '' && !own.has(nameOf(piece)));
  const written = names.flatMap((name) => {
    const text = stored[name];
    return text === undefined ? [] : [writePiece(prefix + name, text)];
  });
  return [...others, ...written].join('&');
}

/**
 * The state that an address asks for, without a component: for a loader that fetches the rows before the table is there.
 * `search` is what stands after "?", with or without the mark.
 */
export function parseTableState(search: string, definition: TableDefinition): DataTableState {
  return decodeState(readAddress(search, storedNames, ''), definition);
}
