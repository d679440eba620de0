import { useEffect } from 'react';
import useSWR, { unstable_serialize as cacheKey, useSWRConfig } from 'swr';
import type { DataError } from './dataError.ts';
import { type QueryError, type QueryKey } from './queryClient.ts';
import { useQueryClient } from './QueryClientProvider.tsx';
import type { Document, VariablesInput } from './graphql.ts';

export type Query<Result> = {
  /** The response for these variables; undefined until it arrives. */
  data: Result | undefined;
  /** The response for earlier variables while there is no `data`; only for views that dim it. */
  previousData: Result | undefined;
  error: DataError | undefined;
  /** There is no data yet. */
  isLoading: boolean;
  /** A request is in flight. */
  isFetching: boolean;
  /** Refetches. */
  refetch: () => void;
  /** Optimistic update of `data`. `refetch` restores the server's. */
  update: (change: (shown: Result) => Result) => void;
};

/** Reads a query; `null` for variables pauses it. Revalidates on focus and on reconnect. */
export function useQuery<Result, Variables>(
  document: Document<Result, Variables>,
  variables: VariablesInput<Variables> | null,
): Query<Result> {
  const queryClient = useQueryClient();
  const key = variables === null ? null : queryClient.keyOf(document, variables);
  const swr = useSWR<unknown, QueryError, QueryKey | null>(key, queryClient.fetcher);
  const { cache } = useSWRConfig();
  const id = key && cacheKey(key);
  // oxlint-disable-next-line react/exhaustive-deps -- equal keys have the same id, but the key is a new array each time
  useEffect(() => (key ? queryClient.retain(key) : undefined), [queryClient, id]);
  const hasOwnData = key !== null && cache.get(cacheKey(key))?.data !== undefined;
  const error = swr.error?.error.isAborted ? undefined : swr.error?.error;
  return {
    // The document's type has this shape. SWR also returns data of earlier variables here.
    data: hasOwnData ? (swr.data as Result | undefined) : undefined,
    previousData: hasOwnData ? undefined : (swr.data as Result | undefined),
    error,
    isLoading: !hasOwnData && error === undefined,
    isFetching: swr.isValidating,
    refetch: () => void swr.mutate().catch(() => undefined),
    update: (change) =>
      void swr.mutate((shown: unknown) => (shown === undefined ? shown : change(shown as Result)), {
        revalidate: false,
      }),
  };
}
