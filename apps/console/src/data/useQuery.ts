import { useEffect } from 'react';
import useSWR, { unstable_serialize as cacheKey, useSWRConfig } from 'swr';
import type { DataError } from './dataError.ts';
import { type QueryFailure, type QueryKey } from './data.ts';
import { useData } from './DataProvider.tsx';
import type { Document, Given } from './graphql.ts';

export type Query<Result> = {
  /** The newest answer; the one before it while the next one is on its way. */
  data: Result | undefined;
  error: DataError | undefined;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** A request is on its way. */
  isFetching: boolean;
  /** `data` answers an earlier question (other variables). */
  isStale: boolean;
  /** Asks again. */
  reload: () => void;
  /** Changes what is shown, before the server has said so. `reload` puts the truth back. */
  update: (change: (shown: Result) => Result) => void;
};

/** Reads a query; `null` for variables waits. Asks again when the window gets focus and when the connection returns. */
export function useQuery<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Given<Variables> | null,
): Query<Result> {
  const data = useData();
  const key = variables === null ? null : data.keyOf(document, variables);
  const swr = useSWR<unknown, QueryFailure, QueryKey | null>(key, data.fetchKey);
  const { cache } = useSWRConfig();
  const id = key && cacheKey(key);
  // oxlint-disable-next-line react/exhaustive-deps -- the same question has the same id; its key is new each time
  useEffect(() => (key ? data.watch(key) : undefined), [data, id]);
  const hasOwnAnswer = key !== null && cache.get(cacheKey(key))?.data !== undefined;
  const error = swr.error?.error.isAborted ? undefined : swr.error?.error;
  return {
    // The key's document promises this shape.
    data: swr.data as Result | undefined,
    error,
    isLoading: swr.data === undefined && error === undefined,
    isFetching: swr.isValidating,
    // Also after a failure: rows that answer an earlier question must not pass for the answer to this one.
    isStale: swr.data !== undefined && !hasOwnAnswer,
    reload: () => void swr.mutate().catch(() => undefined),
    update: (change) =>
      void swr.mutate((shown: unknown) => (shown === undefined ? shown : change(shown as Result)), {
        revalidate: false,
      }),
  };
}
