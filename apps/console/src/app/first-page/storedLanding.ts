const key = 'landing';

/** The path of the page that `/` led the signed-in person to when they were here last; null where they have not been. */
export const readLanding = (storage: Pick<Storage, 'getItem'>): string | null =>
  storage.getItem(key)?.replace(/[?#].*$/u, '') ?? null;

/** Stores it, so that the next visit preloads the page of their type of account (`firstPage.ts`). */
export function storeLanding(storage: Pick<Storage, 'setItem'>, path: string): void {
  try {
    storage.setItem(key, path);
  } catch {} // Storage full or blocked: the likeliest page is preloaded.
}
