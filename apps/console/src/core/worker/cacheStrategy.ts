/** A file in the precache manifest. */
export type PrecacheEntry = {
  /** Path from the root, without the slash; `/` is the page itself. */
  url: string;
  /** For files without a content hash in the name; the page's is the build id. */
  revision: string | null;
  /** Part of the app shell: cached during `install`. */
  isShell?: boolean;
};

/**
 * Caching strategy of a request: network-first for pages and files without a hash, cache-first for hashed
 * files, none for all else. API, identity, configuration and version are never cached.
 */
export type Strategy = 'networkFirst' | 'cacheFirst' | 'none';

/** Paths on the console's own origin of other services, or that must never be stale. */
const foreign = /^\/(graphql|identity|inbox|zone|oauth2|logout|builds|documentation)(\/|$)|\/[^/]+\.[^/]+$/;

export function strategyOf(
  request: { method: string; mode: string; url: string },
  origin: string,
  known: ReadonlySet<string>,
): Strategy {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'none';
  if (request.mode === 'navigate') return foreign.test(url.pathname) ? 'none' : 'networkFirst';
  if (url.pathname.startsWith('/assets/')) return 'cacheFirst';
  return known.has(url.pathname) ? 'networkFirst' : 'none';
}

const prefix = 'build-';

export const cacheName = (id: string): string => prefix + id;

/**
 * The caches to delete when a build activates: all older than the previous one. A page of the previous one may still
 * be open, and request its chunks.
 *
 * @param names in the order in which the caches were made
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const builds = names.filter((name) => name.startsWith(prefix));
  return builds.slice(0, Math.max(0, builds.indexOf(own) - 1));
}

/** Whether a response is the requested file: during a deployment a server may answer with something else. */
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
