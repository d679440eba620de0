import { useEffect, useEffectEvent, useRef } from 'react';
import type { Document } from '../../api/graphql.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';

const everyMs = 3_000;

/**
 * Refetches `query` every 3 s while the account has no player data and the page is visible.
 * @param hasPlayerData undefined while unknown
 * @param onReceived called when the first data arrives
 */
export function useFirstDataWatch(
  query: Document<unknown, never>,
  hasPlayerData: boolean | undefined,
  onReceived: () => void,
): void {
  const queryClient = useQueryClient();
  const hasWaited = useRef(false);
  const receive = useEffectEvent(onReceived);
  useEffect(() => {
    if (hasPlayerData === true && hasWaited.current) {
      hasWaited.current = false;
      receive();
    }
    if (hasPlayerData !== false) return undefined;
    hasWaited.current = true;
    const refetch = () => {
      if (document.visibilityState === 'visible') void queryClient.refetchQueries(query).catch(() => undefined);
    };
    const timer = setInterval(refetch, everyMs);
    return () => clearInterval(timer);
  }, [hasPlayerData, query, queryClient]);
}
