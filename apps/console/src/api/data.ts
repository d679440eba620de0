import { mutate, preload, type Key, unstable_serialize as cacheKey } from 'swr';
import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import { createRequestRefCount } from './requestRefCount.ts';
import { type Document, type Given, sourceOf } from './graphql.ts';

/**
 * A cache key. The subject keeps one person's late answer out of another's screen, the number of
 * times the cache was cleared keeps an answer from before out of a screen after.
 */
export type QueryKey = readonly [source: string, variables: unknown, subject: string | null, wipes: number];

/** Rejects for SWR; carries the error value. */
export class QueryFailure extends Error {
  readonly error: DataError;
  constructor(error: DataError) {
    super(error.code);
    this.error = error;
  }
}

export type Data = ReturnType<typeof createData>;

/** The query cache (SWR): screens and routes read through it. */
export function createData(client: GraphQLClient, subject: () => string | null) {
  let wipes = 0;
  const outsideCache = new Set<() => void>();
  const keyOf = <Variables>(document: Document<unknown, Variables>, variables: Given<Variables>): QueryKey => [
    sourceOf(document),
    variables,
    subject(),
    wipes,
  ];
  const requests = createRequestRefCount();
  const fetchKey = async (key: QueryKey): Promise<unknown> => {
    const [source, variables] = key;
    // The key was made from a document, whose source this is.
    const document = source as unknown as Document<unknown, unknown>;
    const result = await requests.during(cacheKey(key), (signal) => client.request(document, variables, { signal }));
    if (result.ok) return result.value;
    // Unmounted and mounted again before the abort was handled: the component waits for an answer.
    if (result.error.isAborted && requests.has(cacheKey(key))) return fetchKey(key);
    throw new QueryFailure(result.error);
  };
  const isQueryOf = (documents: readonly Document<unknown, never>[]) => {
    const sources = new Set(documents.map(sourceOf));
    return (key: Key) => Array.isArray(key) && sources.has(String(key[0]));
  };
  return {
    client,
    keyOf,
    fetchKey,
    /** Retains the request of this key until the returned function is called; without a holder it is aborted. */
    watch: (key: QueryKey): (() => void) => requests.show(cacheKey(key)),
    /** Preloads a query before its screen is mounted. The screen finds the answer, or joins the request. */
    preload<Result, Variables>(document: Document<Result, Variables>, variables: Given<Variables>): void {
      void preload(keyOf(document, variables), fetchKey).catch(() => undefined);
    },
    /** Revalidates the mounted results of these queries. */
    async refresh(...documents: readonly Document<unknown, never>[]): Promise<void> {
      await mutate(isQueryOf(documents));
    },
    /** Revalidates all mounted queries, and reloads what listens. */
    async refreshAll(): Promise<void> {
      for (const reload of outsideCache) reload();
      await mutate(() => true).catch(() => undefined);
    },
    /** Calls `reload` with every `refreshAll`, for what is loaded outside the cache. Returns how to stop. */
    onRefreshAll(reload: () => void): () => void {
      outsideCache.add(reload);
      return () => void outsideCache.delete(reload);
    },
    /** Clears the cache, including requests in flight and preloaded answers. */
    async wipe(): Promise<void> {
      wipes += 1;
      await mutate(() => true, undefined, { revalidate: false });
    },
  };
}
