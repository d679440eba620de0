import { mutate, preload, type Key, unstable_serialize as cacheKey } from 'swr';
import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import { createRequestRefCount } from './requestRefCount.ts';
import { type Document, type Given, sourceOf } from './graphql.ts';

/**
 * What one cached answer is known by. The subject keeps one person's late answer out of another's screen, the number of
 * times that everything was forgotten an answer from before out of a screen after it.
 */
export type QueryKey = readonly [source: string, variables: unknown, subject: string | null, wipes: number];

/** SWR needs a rejection; it carries the error value. */
export class QueryFailure extends Error {
  readonly error: DataError;
  constructor(error: DataError) {
    super(error.code);
    this.error = error;
  }
}

export type Data = ReturnType<typeof createData>;

/** The cached side of the client: what screens and routes read through. */
export function createData(client: GraphQLClient, subject: () => string | null) {
  let wipes = 0;
  const keyOf = <Variables>(document: Document<unknown, Variables>, variables: Given<Variables>): QueryKey => [
    sourceOf(document),
    variables,
    subject(),
    wipes,
  ];
  const requests = createRequestRefCount();
  const fetchKey = async (key: QueryKey): Promise<unknown> => {
    const [source, variables] = key;
    // The key was made from a document, so its source is one.
    const document = source as unknown as Document<unknown, unknown>;
    const result = await requests.during(cacheKey(key), (signal) => client.request(document, variables, { signal }));
    if (result.ok) return result.value;
    // Left and come back to before the request knew: whoever is there now waits for an answer.
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
    /** Somebody looks at this answer, until the returned function is called: nobody left means it is given up. */
    watch: (key: QueryKey): (() => void) => requests.show(cacheKey(key)),
    /** Starts a query before its screen is there. The screen finds the answer, or joins the request. */
    preload<Result, Variables>(document: Document<Result, Variables>, variables: Given<Variables>): void {
      void preload(keyOf(document, variables), fetchKey).catch(() => undefined);
    },
    /** Asks again for everything on the screen that came from these queries. */
    async refresh(...documents: readonly Document<unknown, never>[]): Promise<void> {
      await mutate(isQueryOf(documents));
    },
    /** Asks again for everything on the screen. */
    async refreshAll(): Promise<void> {
      await mutate(() => true).catch(() => undefined);
    },
    /** Forgets every answer, also those on their way, and those that no screen has taken yet. */
    async wipe(): Promise<void> {
      wipes += 1;
      await mutate(() => true, undefined, { revalidate: false });
    },
  };
}
