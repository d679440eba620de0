import type { Page } from '@playwright/test';
import { registered, type StorageArea } from '@edge-console/console/storage-registry';

export type Stored = { area: StorageArea; key: string; value: string };

/** Everything that the console's origin keeps in this browser. */
export async function storedIn(page: Page): Promise<Stored[]> {
  const found = await page.evaluate(async () => {
    const entries: [string, string, string][] = [];
    for (const [key, value] of Object.entries(localStorage)) entries.push(['localStorage', key, String(value)]);
    for (const [key, value] of Object.entries(sessionStorage)) entries.push(['sessionStorage', key, String(value)]);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const addresses = (await cache.keys()).map(({ url }) => url);
      entries.push(['cacheStorage', name, addresses.join('\n')]);
    }
    for (const { name } of await indexedDB.databases()) entries.push(['indexedDB', name ?? '', '']);
    return entries;
  });
  const cookies = await page.context().cookies();
  return [
    // The names are those of the storage areas above.
    ...found.map(([area, key, value]) => ({ area: area as StorageArea, key, value })),
    ...cookies.map(({ name, value }) => ({ area: 'cookie' as const, key: name, value })),
  ];
}

/** Stored keys that are not in the registry. */
export async function unregistered(page: Page): Promise<string[]> {
  const stored = await storedIn(page);
  return stored.filter(({ area, key }) => !registered(area, key)).map(({ area, key }) => `${area}: ${key}`);
}

/** DOM, storage, caches, cookies and history of the page, as text. */
export async function remains(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    // WebKit has no list of the history.
    const entries = (window.navigation as Navigation | undefined)?.entries().map(({ url }) => url);
    return JSON.stringify([document.documentElement.outerHTML, fields, history.state, entries, document.title, cached]);
  });
  return inPage + JSON.stringify(await storedIn(page));
}
