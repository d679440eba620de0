import { useEffect, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import {
  audienceQuery,
  channelsQuery,
  mapQuery,
  p2pQuery,
  totalsQuery,
  treeQuery,
} from '../../records/analytics/queries.ts';

const everyMs = 30_000;
const documents = [totalsQuery, channelsQuery, audienceQuery, p2pQuery, mapQuery, treeQuery];

export type LiveRefresh = {
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
};

/** Refetches all figures every 30 s while the page is visible and not paused. */
export function useLiveRefresh(): LiveRefresh {
  const queryClient = useQueryClient();
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'visible') void queryClient.refetchQueries(...documents).catch(() => undefined);
    };
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [queryClient, isPaused]);
  return { isPaused, setPaused };
}
