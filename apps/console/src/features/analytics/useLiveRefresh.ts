import { useState } from 'react';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';
import type { AnalyticsFilters } from '../../records/analytics/analyticsUrl.ts';
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
  /** The time range has ended, so its figures no longer change. */
  isPast: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
};

/** Refetches all figures every 30 s while the page is visible and not paused, unless the time range has ended. */
export function useLiveRefresh({ zoom, to }: AnalyticsFilters): LiveRefresh {
  const [isPaused, setPaused] = useState(false);
  const [now] = useState(Date.now);
  const end = zoom?.to ?? to;
  const isPast = end !== null && Date.parse(end) <= now;
  useRefetchEvery(isPaused || isPast ? undefined : everyMs, analyticsQueries);
  return { isPast, isPaused, setPaused };
}
