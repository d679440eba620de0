import type { TokenOrigin } from '../../auth/session/token.ts';

/** The requests that a URL sent on its last visit. On the next visit, they are sent before its code is loaded. */
export type FirstRequests = {
  endpoint: string;
  origin: TokenOrigin;
  /** The user's subject. */
  subject: string;
  /** Request bodies by path and search of the page; least recently opened first. */
  pages: [address: string, bodies: readonly string[]][];
};

const key = 'first-requests';
const maxPages = 4;

type Readable = Pick<Storage, 'getItem'>;
type Writable = Readable & Pick<Storage, 'setItem'>;

export const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** Null without a valid entry. */
export function readFirstRequests(storage: Readable): FirstRequests | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as FirstRequests | null;
    return stored && Array.isArray(stored.pages) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores a page's requests, and drops those of another user or API. */
export function storeFirstRequests(
  storage: Writable,
  { endpoint, origin, subject }: Omit<FirstRequests, 'pages'>,
  address: string,
  bodies: readonly string[],
): void {
  const stored = readFirstRequests(storage);
  const isSame = stored?.subject === subject && stored.endpoint === endpoint;
  const others = isSame ? stored.pages.filter(([other]) => other !== address) : [];
  const pages = [...others, [address, bodies]].slice(-maxPages);
  try {
    storage.setItem(key, JSON.stringify({ endpoint, origin, subject, pages }));
  } catch {} // Storage full or blocked: the page sends its requests itself.
}
