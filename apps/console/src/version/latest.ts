/** As the rows of the specification want them, against caches of every age. */
const headers = { pragma: 'no-cache', 'cache-control': 'no-store', expires: '0' };

const timeout = 10_000;

export type LatestOptions = {
  fetch: typeof globalThis.fetch;
  now: () => number;
  isOnline: () => boolean;
};

/** One word of a JSON file that must never come from a cache; null when there is no such answer. */
async function readWord(path: string, field: string, options: LatestOptions): Promise<string | null> {
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
    const word = typeof body === 'object' && body !== null ? Object.entries(body).find(([name]) => name === field) : [];
    return typeof word?.[1] === 'string' && word[1] !== '' ? word[1] : null;
  } catch {
    return null;
  }
}

/** While one request is on its way, whoever asks gets its answer. */
function shared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () =>
    (reading ??= read().finally(() => {
      reading = null;
    }));
}

/** What the server serves now. Null means that nothing is to be compared: offline, no such file, or something else in its place. */
export function createLatest(options: LatestOptions) {
  return {
    release: shared(() => readWord('/version.json', 'version', options)),
    build: shared(() => readWord('/builds/latest.json', 'id', options)),
  };
}

export type Latest = ReturnType<typeof createLatest>;
