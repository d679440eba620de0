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
export class QueryError extends Error {
  readonly error: DataError;
  constructor(error: DataError) {
    super(error.code);
    this.error = error;
  }
}

export type QueryClient = ReturnType<typeof createQueryClient>;

/** The query cache (SWR): screens and routes read through it. */
export function createQueryClient(client: GraphQLClient, subject: () => string | null) {
  let clearCount = 0;
  const refetchListeners = new Set<() => void>();
  const keyOf = <Variables>(document: Document<unknown, Variables>, variables: Given<Variables>): QueryKey => [
    sourceOf(document),
    variables,
    subject(),
    clearCount,
  ];
  const requests = createRequestRefCount();
  const fetcher = async (key: QueryKey): Promise<unknown> => {
    const [source, variables] = key;
    // The key was made from a document, whose source this is.
    const document = source as unknown as Document<unknown, unknown>;
    const result = await requests.run(cacheKey(key), (signal) => client.request(document, variables, { signal }));
    if (result.ok) return result.value;
    // Unmounted and mounted again before the abort was handled: the component waits for an answer.
    if (result.error.isAborted && requests.has(cacheKey(key))) return fetcher(key);
    throw new QueryError(result.error);
  };
  const isQueryOf = (documents: readonly Document<unknown, never>[]) => {
    const sources = new Set(documents.map(sourceOf));
    return (key: Key) => Array.isArray(key) && sources.has(String(key[0]));
  };
  return {
    client,
    keyOf,
    fetcher,
    /** Retains the request of this key until the returned function is called; without a holder it is aborted. */
    retain: (key: QueryKey): (() => void) => requests.retain(cacheKey(key)),
    /** Preloads a query before its screen is mounted. The screen finds the answer, or joins the request. */
    preload<Result, Variables>(document: Document<Result, Variables>, variables: Given<Variables>): void {
      void preload(keyOf(document, variables), fetcher).catch(() => undefined);
    },
    /** Revalidates the mounted results of these queries. */
    async refetchQueries(...documents: readonly Document<unknown, never>[]): Promise<void> {
      await mutate(isQueryOf(documents));
    },
    /** Revalidates all mounted queries, and reloads what listens. */
    async refetchAll(): Promise<void> {
      for (const reload of refetchListeners) reload();
      await mutate(() => true).catch(() => undefined);
    },
    /** Calls `reload` with every `refreshAll`, for what is loaded outside the cache. Returns how to stop. */
    onRefetchAll(reload: () => void): () => void {
      refetchListeners.add(reload);
      return () => void refetchListeners.delete(reload);
    },
    /** Clears the cache, including requests in flight and preloaded answers. */
    async clear(): Promise<void> {
      clearCount += 1;
      await mutate(() => true, undefined, { revalidate: false });
    },
  };
}
