import type { TokenOrigin } from '../session/token.ts';

/**
 * What an address asked the API for when it was opened last in this browser. Opened again, it asks for the same before its own
 * code has arrived.
 */
export type FirstRequests = {
  endpoint: string;
  origin: TokenOrigin;
  /** Whose they are. */
  subject: string;
  /** Bodies of queries, by path and search of the page; the one that was opened last is last. */
  pages: [address: string, bodies: readonly string[]][];
};

const key = 'first-requests';
const maximumPages = 4;

type Readable = Pick<Storage, 'getItem'>;
type Kept = Readable & Pick<Storage, 'setItem'>;

export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** Null where nothing is kept, or nothing that this build could have written. */
export function readFirstRequests(storage: Readable): FirstRequests | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as FirstRequests | null;
    return kept && Array.isArray(kept.pages) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what a page asked for; of somebody else, or of another API, nothing stays. */
export function keepFirstRequests(
  storage: Kept,
  { endpoint, origin, subject }: Omit<FirstRequests, 'pages'>,
  address: string,
  bodies: readonly string[],
): void {
  const kept = readFirstRequests(storage);
  const isSame = kept?.subject === subject && kept.endpoint === endpoint;
  const others = isSame ? kept.pages.filter(([other]) => other !== address) : [];
  const pages = [...others, [address, bodies]].slice(-maximumPages);
  try {
    storage.setItem(key, JSON.stringify({ endpoint, origin, subject, pages }));
  } catch {} // A storage that is full or forbidden: the page asks when its code is there.
}
