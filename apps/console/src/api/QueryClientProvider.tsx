import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createRequiredContext } from '../core/createRequiredContext.ts';
import type { QueryClient } from './queryClient.ts';

const [Provider, useQueryClient] = createRequiredContext<QueryClient>('QueryClientProvider');

export { useQueryClient };

// The client already retries (retry.ts).
const configuration = { shouldRetryOnError: false, dedupingInterval: 2_000, keepPreviousData: true } as const;

export function QueryClientProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <Provider value={queryClient}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </Provider>
  );
}
