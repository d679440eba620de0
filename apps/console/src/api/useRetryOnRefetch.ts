import { useEffect, useRef } from 'react';
import { useQueryClient } from './QueryClientProvider.tsx';

/** Reloads failed data outside the cache when the page refetches everything. */
export function useRetryOnRefetch(hasFailed: boolean, reload: () => void): void {
  const queryClient = useQueryClient();
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => (hasFailed ? queryClient.onRefetchAll(() => latest.current()) : undefined), [queryClient, hasFailed]);
}
