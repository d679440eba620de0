import { mutate, preload, type Key } from 'swr';
import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import { type Document, type Given, sourceOf } from './graphql.ts';

/** What one cached answer is known by. The subject keeps one person's late answer out of another's screen. */
export type QueryKey = readonly [source: string, variables: unknown, subject: string | null];

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
  const keyOf = <Variables>(document: Document<unknown, Variables>, variables: Given<Variables>): QueryKey => [
    sourceOf(document),
    variables,
    subject(),
  ];
  const fetchKey = async ([source, variables]: QueryKey): Promise<unknown> => {
    // The key was made from a document, so its source is one.
    const result = await client.request(source as unknown as Document<unknown, unknown>, variables);
    if (result.ok) return result.value;
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
    /** Starts a query before its screen is there. The screen finds the answer, or joins the request. */
    preload<Result, Variables>(document: Document<Result, Variables>, variables: Given<Variables>): void {
      void preload(keyOf(document, variables), fetchKey).catch(() => undefined);
    },
    /** Asks again for everything on the screen that came from these queries. */
    async refresh(...documents: readonly Document<unknown, never>[]): Promise<void> {
      await mutate(isQueryOf(documents));
    },
    /** Forgets every answer, also those on their way. */
    async wipe(): Promise<void> {
      await mutate(() => true, undefined, { revalidate: false });
    },
  };
}
