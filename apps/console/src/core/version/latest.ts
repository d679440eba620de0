/** Headers that bypass caches, as the specification requires. */
const headers = { pragma: 'no-cache', 'cache-control': 'no-store', expires: '0' };

const timeout = 10_000;

export type LatestOptions = {
  fetch: typeof globalThis.fetch;
  now: () => number;
  isOnline: () => boolean;
};

/** A string field from a JSON file, fetched without caches; null if the response is invalid. */
async function readField(path: string, field: string, options: LatestOptions): Promise<string | null> {
  if (!options.isOnline()) return null;
  try {
    const response = await options.fetch(`${path}?t=${options.now()}`, {
      headers,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status !== 200) return null;
    const body: unknown = await response.json();
    const entry =
      typeof body === 'object' && body !== null ? Object.entries(body).find(([name]) => name === field) : [];
    return typeof entry?.[1] === 'string' && entry[1] !== '' ? entry[1] : null;
  } catch {
    return null;
  }
}

/** Deduplicates concurrent requests. */
function shared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
}

/** Release and build ID on the server. Null if unknown: offline, missing, or invalid. */
export function createLatest(options: LatestOptions) {
  return {
    release: shared(() => readField('/version.json', 'version', options)),
    build: shared(() => readField('/builds/latest.json', 'id', options)),
  };
}

export type Latest = ReturnType<typeof createLatest>;
