import { mutate, preload, type Key, unstable_serialize as cacheKey } from 'swr';
import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import { createRequestRefCount } from './requestRefCount.ts';
import { type Document, type VariablesInput, sourceOf } from './graphql.ts';

/** A cache key. The subject and the clear count keep delayed responses of another user, or from before a clear, out of screens. */
export type QueryKey = readonly [source: string, variables: unknown, subject: string | null, clearCount: number];

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
  const keyOf = <Variables>(document: Document<unknown, Variables>, variables: VariablesInput<Variables>): QueryKey => [
    sourceOf(document),
    variables,
    subject(),
    clearCount,
  ];
  const requests = createRequestRefCount();
  const fetcher = async (key: QueryKey): Promise<unknown> => {
    const [source, variables] = key;
    // The key contains a document's source.
    const document = source as unknown as Document<unknown, unknown>;
    const result = await requests.run(cacheKey(key), (signal) => client.request(document, variables, { signal }));
    if (result.ok) return result.value;
    // Remounted before the abort was handled, so the component still waits for a response.
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
    /** Retains the key's request until the returned function is called. Without references, it is aborted. */
    retain: (key: QueryKey): (() => void) => requests.retain(cacheKey(key)),
    /** Preloads a query before its screen is mounted. */
    preload<Result, Variables>(document: Document<Result, Variables>, variables: VariablesInput<Variables>): void {
      void preload(keyOf(document, variables), fetcher).catch(() => undefined);
    },
    /** Revalidates the mounted results of these queries. */
    async refetchQueries(...documents: readonly Document<unknown, never>[]): Promise<void> {
      await mutate(isQueryOf(documents));
    },
    /** Revalidates all mounted queries, and calls the `onRefetchAll` listeners. */
    async refetchAll(): Promise<void> {
      for (const reload of refetchListeners) reload();
      await mutate(() => true).catch(() => undefined);
    },
    /** Calls `reload` on every `refetchAll`, for data outside the cache. Returns the unsubscribe function. */
    onRefetchAll(reload: () => void): () => void {
      refetchListeners.add(reload);
      return () => void refetchListeners.delete(reload);
    },
    /** Clears the cache, including pending requests and preloaded responses. */
    async clear(): Promise<void> {
      clearCount += 1;
      await mutate(() => true, undefined, { revalidate: false });
    },
  };
}
