import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig } from 'swr';
import type { Data } from './data.ts';

const DataContext = createContext<Data | null>(null);

// The client retries by itself (retry.ts): two policies would multiply.
const configuration = { shouldRetryOnError: false, dedupingInterval: 2_000, keepPreviousData: true } as const;

export function DataProvider({ data, children }: { data: Data; children: ReactNode }) {
  return (
    <DataContext value={data}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </DataContext>
  );
}

/** The data layer itself, for prefetching and refreshing. Screens mostly use useQuery and useMutation. */
export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData needs a <DataProvider> above.');
  return data;
}
