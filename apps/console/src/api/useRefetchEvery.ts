import { useEffect } from 'react';
import type { Document } from './graphql.ts';
import { useQueryClient } from './QueryClientProvider.tsx';

/**
 * Refetches queries while the page is visible.
 * @param everyMs undefined for never
 * @param queries the same array in each render
 */
export function useRefetchEvery(everyMs: number | undefined, queries: readonly Document<unknown, never>[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const refetch = () => {
      if (document.visibilityState === 'visible') void queryClient.refetchQueries(...queries).catch(() => undefined);
    };
    const timer = setInterval(refetch, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, queries, queryClient]);
}
