import { decodeState, storedNames, type StoredState } from './codec.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';

/** `push` adds a history entry, `replace` changes the current one. */
export type HistoryAction = 'push' | 'replace';

/** Access to the URL's query string; an application with a router passes its own. */
export interface UrlAdapter {
  /** The current query string, with or without "?". */
  read: () => string;
  write: (search: string, change: HistoryAction) => void;
  /** Calls `listener` after each change, also by others. */
  subscribe: (listener: () => void) => () => void;
}

const listeners = new Set<() => void>();

function notifyAll() {
  for (const listener of listeners) listener();
}

/** The browser's URL, for an application without a router. */
export const browserUrl: UrlAdapter = {
  read: () => location.search,
  write: (search, change) => {
    const target = `${location.pathname}${search === '' ? '' : `?${search}`}${location.hash}`;
    if (change === 'push') history.pushState(null, '', target);
    else history.replaceState(history.state, '', target);
    // Two tables on one page share the URL.
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

function nameOf(parameter: string): string {
  const [[name = ''] = []] = new URLSearchParams(parameter);
  return name;
}

/** ",", ":", and "!" are not escaped, so that URLs stay readable. */
function writeParameter(name: string, text: string): string {
  return new URLSearchParams([[name, text]]).toString().replace(/%(?:2C|3A|21)/g, decodeURIComponent);
}

/** The URL parameters of one table: `search`, or `users.search` with a prefix. */
export function readParameters(search: string, names: readonly string[], prefix: string): StoredState {
  const parameters = new URLSearchParams(withoutMark(search));
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = parameters.get(prefix + name);
      return text === null ? [] : [[name, text]];
    }),
  );
}

/** The query string with the table's parameters replaced by `stored`; all others stay unchanged. */
export function writeParameters(search: string, names: readonly string[], prefix: string, stored: StoredState): string {
  const own = new Set(names.map((name) => prefix + name));
  const others = withoutMark(search)
    .split('&')
    .filter((parameter) => parameter !== '' && !own.has(nameOf(parameter)));
  const written = names.flatMap((name) => {
    const text = stored[name];
    return text === undefined ? [] : [writeParameter(prefix + name, text)];
  });
  return [...others, ...written].join('&');
}

/**
 * Decodes the state in a URL, for a loader that fetches the rows before the table renders. `search` is the query
 * string, with or without "?".
 */
export function parseTableState(search: string, definition: TableDefinition): DataTableState {
  return decodeState(readParameters(search, storedNames, ''), definition);
}
