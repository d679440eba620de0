import { useState } from 'react';
import { accessTo } from '../../auth/access/useAccess.ts';
import type { ResultOf } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { totalsQuery } from '../../records/analytics/queries.ts';
import { lastWeek, weeksBefore } from './lastWeek.ts';

const isWatched = (data: ResultOf<typeof totalsQuery> | undefined): boolean | undefined =>
  data && (data.eiTotals.totalViewingSeconds > 0 || data.eiTotals.peakAudience > 0);

/**
 * Whether players have sent data in the last 30 days; undefined if unknown, or without permission. Queries the earlier
 * days only if the last week has no data.
 */
export function useHasBeacons(): { hasBeacons: boolean | undefined; isLoading: boolean } {
  const isKnowable = accessTo('eiTotals', useViewer()).allowed;
  const [earlier] = useState(() => weeksBefore(new Date()));
  const week = useQuery(totalsQuery, isKnowable ? lastWeek : null);
  const inLastWeek = isWatched(week.data);
  const weeks = useQuery(totalsQuery, inLastWeek === false ? earlier : null);
  // A paused query has no data either.
  const isLoading = isKnowable && (week.isLoading || (inLastWeek === false && weeks.isLoading));
  return { hasBeacons: inLastWeek === true || isWatched(weeks.data), isLoading };
}
