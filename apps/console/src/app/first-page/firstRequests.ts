import type { TokenOrigin } from '../../auth/session/token.ts';

/**
 * The requests that an address made when it was last opened in this browser. Opened again, they are sent before its own
 * code is loaded.
 */
export type FirstRequests = {
  endpoint: string;
  origin: TokenOrigin;
  /** Subject of the person they belong to. */
  subject: string;
  /** Request bodies by path and search of the page; least recently opened first. */
  pages: [address: string, bodies: readonly string[]][];
};

const key = 'first-requests';
const maxPages = 4;

type Readable = Pick<Storage, 'getItem'>;
type Kept = Readable & Pick<Storage, 'setItem'>;

export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** Null where nothing is stored, or nothing in this build's format. */
export function readFirstRequests(storage: Readable): FirstRequests | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as FirstRequests | null;
    return kept && Array.isArray(kept.pages) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the requests of a page; those of another person or another API are dropped. */
export function keepFirstRequests(
  storage: Kept,
  { endpoint, origin, subject }: Omit<FirstRequests, 'pages'>,
  address: string,
  bodies: readonly string[],
): void {
  const kept = readFirstRequests(storage);
  const isSame = kept?.subject === subject && kept.endpoint === endpoint;
  const others = isSame ? kept.pages.filter(([other]) => other !== address) : [];
  const pages = [...others, [address, bodies]].slice(-maxPages);
  try {
    storage.setItem(key, JSON.stringify({ endpoint, origin, subject, pages }));
  } catch {} // Storage full or blocked: the page sends its requests itself.
}
