/// <reference lib="webworker" />
import { cacheName, isPageOf, isUsable, outdatedCaches, type PrecacheEntry, strategyOf } from './cacheStrategy.ts';

// Types the global scope as a service worker's.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Network timeout for pages, in milliseconds: a very slow connection counts as offline. */
const patience = 4_000;

const entries = self.__WB_MANIFEST;
const pathOf = ({ url }: PrecacheEntry) => (url === '/' ? url : `/${url}`);
const id = entries.find(({ url }) => url === '/')?.revision ?? '';
const own = cacheName(id);
const known = new Set(entries.map(pathOf));

async function store(entry: PrecacheEntry): Promise<void> {
  const path = pathOf(entry);
  const cache = await caches.open(own);
  if (await cache.match(path, { ignoreVary: true })) return;
  // Content-hashed, so another build's cached copy is the same file.
  const copy = entry.revision === null ? await caches.match(path, { ignoreVary: true }) : undefined;
  const request = {
    cache: entry.revision === null ? 'default' : 'reload',
    priority: entry.isShell ? 'auto' : 'low',
  } as const;
  const response = copy ?? (await fetch(path, request));
  if (!isUsable(response, path)) throw new Error(`${path} was not found.`);
  if (path === '/' && !isPageOf(await response.clone().text(), id))
    throw new Error('The page belongs to another build.');
  await cache.put(path, response);
}

/**
 * Precaches the rest of the build, one file at a time; failures are retried next time. Does not delay a newer worker,
 * which activates only when this one is idle.
 */
async function fill(): Promise<void> {
  for (const entry of entries) {
    if (self.registration.installing ?? self.registration.waiting) return;
    if (!entry.isShell) await store(entry);
  }
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  // Only navigations have a preload response.
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

async function networkFirst(event: FetchEvent, path: string): Promise<Response> {
  const response = fromNetwork(event);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([response.catch(() => undefined), late]);
  return first ?? (await caches.match(path, { cacheName: own, ignoreVary: true })) ?? response;
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  if (isUsable(response, new URL(event.request.url).pathname)) {
    const copy = response.clone();
    // Serve it even if the quota is exceeded.
    event.waitUntil(
      caches
        .open(own)
        .then((cache) => cache.put(event.request, copy))
        .catch(() => undefined),
    );
  }
  return response;
}

/** Static routes (`addRoutes`), where supported: these requests bypass the worker. */
const untouched = [
  { condition: { requestMethod: 'POST' }, source: 'network' },
  ...['/version.json', '/builds/*', '/config.json'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network',
  })),
];
type WithRoutes = { addRoutes?: (routes: typeof untouched) => Promise<void> };

self.addEventListener('install', (event: ExtendableEvent & WithRoutes) => {
  event.addRoutes?.(untouched).catch(() => undefined);
  event.waitUntil(Promise.all(entries.filter(({ isShell }) => isShell).map(store)));
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await Promise.all(outdatedCaches(await caches.keys(), own).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
  if (event.data === 'fill') event.waitUntil(fill().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin, known);
  if (strategy === 'cacheFirst') event.respondWith(cacheFirst(event));
  if (strategy === 'networkFirst')
    event.respondWith(
      networkFirst(event, event.request.mode === 'navigate' ? '/' : new URL(event.request.url).pathname),
    );
});
