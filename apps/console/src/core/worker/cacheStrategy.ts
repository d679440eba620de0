/** A file in the precache manifest. */
export type PrecacheEntry = {
  /** Path from the root, without the leading slash; `/` is the page itself. */
  url: string;
  /** For files without a content hash in their name; the page's is the build ID. */
  revision: string | null;
  /** Part of the app shell: cached during `install`. */
  isShell?: boolean;
};

/**
 * Caching strategy: network-first for pages and unhashed files, cache-first for hashed files, none for anything else.
 * API, identity, configuration, and version are never cached.
 */
export type Strategy = 'networkFirst' | 'cacheFirst' | 'none';

/** Paths on the console's origin that belong to other services or must never be stale. */
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
 * The caches to delete when a build activates: all older than the previous one, whose pages can still be open and
 * request chunks.
 * @param names in order of creation
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const builds = names.filter((name) => name.startsWith(prefix));
  return builds.slice(0, Math.max(0, builds.indexOf(own) - 1));
}

/** Whether a response is the requested file: during a deployment, a server can respond with something else. */
export function isUsable(
  response: { ok: boolean; redirected: boolean; type: string; headers: Headers },
  path: string,
): boolean {
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return response.ok && !response.redirected && response.type === 'basic' && isPage === (path === '/');
}

/** Whether the page belongs to this build. */
export const isPageOf = (html: string, id: string): boolean => html.includes(`name="build" content="${id}"`);

export type WorkerMessage = 'skip-waiting' | 'fill';
