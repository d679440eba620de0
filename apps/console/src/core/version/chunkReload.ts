const key = 'chunk-reload';
const guardTime = 10_000;

/**
 * Whether the page can reload because of a missing chunk: at most once in ten seconds for each path, to avoid a reload
 * loop. Records the reload, and is false without storage.
 */
export function takeChunkReload(storage: Storage | null, path: string, now: number): boolean {
  if (!storage) return false;
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    const times = Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < guardTime,
    );
    if (times.some(([reloaded]) => reloaded === path)) return false;
    const remembered = JSON.stringify(Object.fromEntries([...times, [path, now]]));
    storage.setItem(key, remembered);
    return storage.getItem(key) === remembered;
  } catch {
    return false;
  }
}

/** Whether an error is a chunk load error: one of the app's scripts or style sheets did not load. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload CSS|error loading dynamically|valid JavaScript MIME type/i.test(
      error.message,
    )
  );
}
