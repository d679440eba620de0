import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Document } from '../../api/graphql.ts';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';

/** How often a page looks for data that has not arrived, or is not counted yet. */
export const arrivalMs = 3_000;
/** Data is counted, and stored as the account's last data, within this time. */
const maxCountingMs = 120_000;

type PlayerData = { readonly hasPlayerData: boolean; readonly lastDataAt: string | null };

/**
 * Refetches `query` every 3 s while the account has no player data and the page is visible.
 * @param data undefined while unknown
 * @param onReceived called when the first data arrives
 * @returns whether data arrived while the page was open, and whether it is so recent that it may not be counted yet, also
 * after a reload
 */
export function useFirstData(
  query: Document<unknown, never>,
  data: PlayerData | null | undefined,
  onReceived: () => void,
): { hasReceived: boolean; isNew: boolean } {
  const hasWaited = useRef(false);
  const [receivedAt, setReceivedAt] = useState<number>();
  const [now, setNow] = useState(() => Date.now());
  const receive = useEffectEvent(() => {
    setReceivedAt(Date.now());
    onReceived();
  });
  const hasPlayerData = data?.hasPlayerData;
  useEffect(() => {
    if (hasPlayerData === true && hasWaited.current) {
      hasWaited.current = false;
      receive();
    }
    if (hasPlayerData === false) hasWaited.current = true;
  }, [hasPlayerData]);
  const queries = useMemo(() => [query], [query]);
  useRefetchEvery(hasPlayerData === false ? arrivalMs : undefined, queries);
  const isNew = now - (receivedAt ?? Date.parse(data?.lastDataAt ?? '')) < maxCountingMs;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), maxCountingMs);
    return () => clearTimeout(timer);
  }, [isNew, receivedAt]);
  return { hasReceived: receivedAt !== undefined, isNew };
}
