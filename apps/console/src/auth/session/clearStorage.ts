import { canResume, type SessionEvent } from './sessionChannel.ts';
import { registered, type StorageLifetime, type StorageArea } from '../../core/storage/registry.ts';

/** Whether an event clears all personal entries. A session that can resume keeps drafts for the same user. */
export function clearsEverything(event: SessionEvent): boolean {
  return event.type === 'ended' ? !canResume(event.reason) : !event.isSameUser;
}

export type BrowserStorage = {
  localStorage: Storage;
  sessionStorage: Storage;
  /** Undefined without a secure origin. */
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
};

/** Clears personal entries, and unregistered ones. `keepDrafts` keeps those for the same user after the session has expired. */
export async function clearStorage(browser: BrowserStorage, { keepDrafts }: { keepDrafts: boolean }): Promise<void> {
  const keptLifetimes: readonly StorageLifetime[] = keepDrafts
    ? ['permanent', 'session', 'otherUser']
    : ['permanent', 'session'];
  const shouldKeep = (area: StorageArea, key: string) => {
    const entry = registered(area, key);
    return entry !== undefined && keptLifetimes.includes(entry.lifetime);
  };
  for (const area of ['localStorage', 'sessionStorage'] as const)
    for (const key of Object.keys(browser[area])) if (!shouldKeep(area, key)) browser[area].removeItem(key);
  const { caches } = browser;
  if (!caches) return;
  const names = (await caches.keys()).filter((name) => !shouldKeep('cacheStorage', name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Clears this browser's storage. Never rejects. */
export async function clearBrowserStorage(options: { keepDrafts: boolean }): Promise<void> {
  try {
    await clearStorage({ localStorage, sessionStorage, caches: globalThis.caches }, options);
  } catch {
    // Blocked storage has no entries.
  }
}
