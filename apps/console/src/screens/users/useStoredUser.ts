import { useCallback, useEffect, useState } from 'react';
import type { DataError } from '../../data/dataError.ts';
import { useData } from '../../data/DataProvider.tsx';
import type { ResultOf } from '../../data/graphql.ts';
import { userQuery } from './documents.ts';

export type StoredUser = Extract<NonNullable<ResultOf<typeof userQuery>['node']>, { __typename: 'User' }>;

type Reading =
  | { kind: 'loading' }
  | { kind: 'found'; user: StoredUser }
  | { kind: 'missing' }
  | { kind: 'failed'; error: DataError };

/**
 * Reads a person past every cache: a form that began with an old version would meet its own conflict. `read` does it
 * again and also answers what it found.
 */
export function useStoredUser(id: string): { reading: Reading; isReading: boolean; read: () => Promise<Reading> } {
  const { client } = useData();
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  /** `read` is under way. */
  const [isReading, setIsReading] = useState(false);

  const fetchUser = useCallback(
    async (signal?: AbortSignal): Promise<Reading> => {
      const result = await client.request(userQuery, { id }, signal ? { signal } : {});
      if (!result.ok)
        return result.error.kind === 'notFound' ? { kind: 'missing' } : { kind: 'failed', error: result.error };
      const { node } = result.value;
      return node?.__typename === 'User' ? { kind: 'found', user: node } : { kind: 'missing' };
    },
    [client, id],
  );

  useEffect(() => {
    const abort = new AbortController();
    void fetchUser(abort.signal).then((found) => {
      if (!abort.signal.aborted) setReading(found);
    });
    return () => abort.abort();
  }, [fetchUser]);

  const read = async () => {
    setIsReading(true);
    const found = await fetchUser();
    // What was read before stays: a form stands on it, with what was typed.
    setReading((before) => (before.kind === 'found' && found.kind === 'failed' ? before : found));
    setIsReading(false);
    return found;
  };
  return { reading, isReading, read };
}
