import { useEffect, useRef } from 'react';
import { useQueryClient } from './QueryClientProvider.tsx';

/** Reloads what could not be loaded outside the cache, as soon as the rest of the page is loaded again. */
export function useRetryOnRefetch(hasFailed: boolean, reload: () => void): void {
  const queryClient = useQueryClient();
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => (hasFailed ? queryClient.onRefetchAll(() => latest.current()) : undefined), [queryClient, hasFailed]);
}
