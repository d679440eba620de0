import { useState } from 'react';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';
import {
  audienceQuery,
  channelsQuery,
  mapQuery,
  p2pQuery,
  totalsQuery,
  treeQuery,
} from '../../records/analytics/queries.ts';

const everyMs = 30_000;
export const analyticsQueries = [totalsQuery, channelsQuery, audienceQuery, p2pQuery, mapQuery, treeQuery];

export type LiveRefresh = {
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
};

/** Refetches all figures every 30 s while the page is visible and not paused. */
export function useLiveRefresh(): LiveRefresh {
  const [isPaused, setPaused] = useState(false);
  useRefetchEvery(isPaused ? undefined : everyMs, analyticsQueries);
  return { isPaused, setPaused };
}
