import { useCallback, useEffect, useState } from 'react';
import type { DataError } from '../../api/dataError.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import type { Document } from '../../api/graphql.ts';
import { useRetryOnRefetch } from '../../api/useRetryOnRefetch.ts';

/** Result of `node(id:)`. */
export type NodeResult = { node: { __typename: string } | null };

/** The object's type among those the query can return. */
export type RecordOf<Result extends NodeResult, Type extends string> = Extract<Result['node'], { __typename: Type }>;

export type Reading<Stored> =
  | { kind: 'loading' }
  | { kind: 'found'; object: Stored }
  | { kind: 'missing' }
  | { kind: 'failed'; error: DataError };

/**
 * Fetches an object without the cache, because editing a stale version would cause a conflict. `read` refetches and
 * also returns the object.
 */
export function useRecord<Result extends NodeResult, Type extends string>(
  query: Document<Result, { id: string }>,
  type: Type,
  id: string,
) {
  type Stored = RecordOf<Result, Type>;
  const { client } = useQueryClient();
  const [reading, setReading] = useState<Reading<Stored>>({ kind: 'loading' });
  const [isReading, setIsReading] = useState(false);

  const fetchObject = useCallback(
    async (signal?: AbortSignal): Promise<Reading<Stored>> => {
      const result = await client.request(query, { id }, signal ? { signal } : {});
      if (!result.ok)
        return result.error.kind === 'notFound' ? { kind: 'missing' } : { kind: 'failed', error: result.error };
      const { node } = result.value;
      return node?.__typename === type ? { kind: 'found', object: node as Stored } : { kind: 'missing' };
    },
    [client, query, type, id],
  );

  useEffect(() => {
    const abort = new AbortController();
    void fetchObject(abort.signal).then((found) => {
      if (!abort.signal.aborted) setReading(found);
    });
    return () => abort.abort();
  }, [fetchObject]);

  const read = async () => {
    setIsReading(true);
    const found = await fetchObject();
    // Keep the earlier object, which the form and its input depend on.
    setReading((before) => (before.kind === 'found' && found.kind === 'failed' ? before : found));
    setIsReading(false);
    return found;
  };
  useRetryOnRefetch(reading.kind === 'failed', () => void read());
  return { reading, isReading, read };
}
