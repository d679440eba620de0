const key = 'landing';

/** The path `/` last redirected to, or null. */
export const readLanding = (storage: Pick<Storage, 'getItem'>): string | null =>
  storage.getItem(key)?.replace(/[?#].*$/u, '') ?? null;

/** Stores the path, so that the next visit preloads the landing page for the account type (`firstPage.ts`). */
export function storeLanding(storage: Pick<Storage, 'setItem'>, path: string): void {
  try {
    storage.setItem(key, path);
  } catch {} // Storage full or blocked: the default landing page is preloaded.
}
