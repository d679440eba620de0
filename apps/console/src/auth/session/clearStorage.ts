import { canResume, type SessionEvent } from './sessionChannel.ts';
import { registered, type StorageLife, type StoragePlace } from '../../core/storage/registry.ts';

/**
 * Whether an event clears personal entries. A session that expired, or that ended with all others, may
 * continue: drafts are kept for the same person, and cleared when somebody else signs in.
 */
export function clearsEverything(event: SessionEvent): boolean {
  return event.type === 'ended' ? !canResume(event.reason) : !event.isSameUser;
}

export type BrowserStorage = {
  localStorage: Storage;
  sessionStorage: Storage;
  /** Missing where the page has no secure origin. */
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
};

/**
 * Clears personal entries of this browser: all, or all but those kept for the same person after the
 * session has expired. Unregistered keys are removed as well.
 */
export async function clearStorage(browser: BrowserStorage, { keepsDrafts }: { keepsDrafts: boolean }): Promise<void> {
  const kept: readonly StorageLife[] = keepsDrafts ? ['stays', 'session', 'otherPerson'] : ['stays', 'session'];
  const isKept = (place: StoragePlace, key: string) => {
    const entry = registered(place, key);
    return entry !== undefined && kept.includes(entry.life);
  };
  for (const place of ['localStorage', 'sessionStorage'] as const)
    for (const key of Object.keys(browser[place])) if (!isKept(place, key)) browser[place].removeItem(key);
  const { caches } = browser;
  if (!caches) return;
  const names = (await caches.keys()).filter((name) => !isKept('cacheStorage', name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The same for the browser this runs in; never rejects: inaccessible storage cannot be read either. */
export async function clearBrowserStorage(options: { keepsDrafts: boolean }): Promise<void> {
  try {
    await clearStorage({ localStorage, sessionStorage, caches: globalThis.caches }, options);
  } catch {
    // Blocked storage is empty.
  }
}
