/** One file of the build as the worker knows it. */
export type PrecacheEntry = {
  /** Path from the root, without the slash; `/` is the page itself. */
  url: string;
  /** Of a file whose name does not change with its content; the page's is the id of the build. */
  revision: string | null;
  /** Needed before anything can be shown: fetched before the worker is ready. */
  isShell?: boolean;
};

/**
 * What the worker does with a request: answers a page or a file without a hash from the network first, a hashed file
 * from its cache first, and leaves all else alone. API, identity, configuration and version are never its business.
 */
export type Way = 'networkFirst' | 'cacheFirst' | 'none';

/** Paths on the console's own origin that belong to somebody else, or that must be true at any time. */
const foreign = /^\/(graphql|identity|inbox|oauth2|logout|builds)(\/|$)|\/[^/]+\.[^/]+$/;

export function wayOf(
  request: { method: string; mode: string; url: string },
  origin: string,
  known: ReadonlySet<string>,
): Way {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'none';
  if (request.mode === 'navigate') return foreign.test(url.pathname) ? 'none' : 'networkFirst';
  if (url.pathname.startsWith('/assets/')) return 'cacheFirst';
  return known.has(url.pathname) ? 'networkFirst' : 'none';
}

const prefix = 'build-';

export const cacheName = (id: string): string => prefix + id;

/**
 * The caches that may go when a build takes over: all that are older than the one before it. A page of that one may still
 * be open, and ask for its parts.
 *
 * @param names in the order in which the caches were made
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const builds = names.filter((name) => name.startsWith(prefix));
  return builds.slice(0, Math.max(0, builds.indexOf(own) - 1));
}

/** Whether an answer is the file that was asked for: a server half-way through a deployment answers with anything. */
export function isUsable(
  answer: { ok: boolean; redirected: boolean; type: string; headers: Headers },
  path: string,
): boolean {
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  return answer.ok && !answer.redirected && answer.type === 'basic' && isPage === (path === '/');
}

/** Whether a page is the one of this build. */
export const isPageOf = (html: string, id: string): boolean => html.includes(`name="build" content="${id}"`);

export type WorkerMessage = 'skip-waiting' | 'fill';
