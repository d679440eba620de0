import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig } from 'swr';
import type { QueryClient } from './queryClient.ts';

const QueryClientContext = createContext<QueryClient | null>(null);

// The client retries by itself (retry.ts): two policies would multiply.
const configuration = { shouldRetryOnError: false, dedupingInterval: 2_000, keepPreviousData: true } as const;

export function QueryClientProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientContext value={queryClient}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </QueryClientContext>
  );
}

/** For prefetching and refetching. Screens mostly use useQuery and useMutation. */
export function useQueryClient(): QueryClient {
  const queryClient = useContext(QueryClientContext);
  if (!queryClient) throw new Error('useQueryClient needs a <QueryClientProvider> above.');
  return queryClient;
}
