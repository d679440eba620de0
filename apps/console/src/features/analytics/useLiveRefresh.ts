import { useState } from 'react';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';
import { type AnalyticsFilters, spanOf } from '../../records/analytics/analyticsUrl.ts';
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
export function useLiveRefresh(filters: AnalyticsFilters): LiveRefresh {
  const [isPaused, setPaused] = useState(false);
  const [now] = useState(Date.now);
  const { zoom, span } = filters;
  const end = zoom?.to ?? (span === 'TODAY' ? null : spanOf(filters, now).to);
  const isPast = typeof end === 'string' && Date.parse(end) <= now;
  useRefetchEvery(isPaused || isPast ? undefined : everyMs, analyticsQueries);
  return { isPast, isPaused, setPaused };
}
