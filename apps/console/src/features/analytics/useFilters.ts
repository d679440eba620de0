import type { HistoryAction } from '@edge-console/ui/data-table';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlState } from '../../router/useUrlState.ts';
import { type AnalyticsFilters, readAnalyticsUrl, writeAnalyticsUrl } from '../../resource/analytics/analyticsUrl.ts';

export type FiltersControl = {
  asked: AnalyticsFilters;
  ask: (asked: AnalyticsFilters, how?: HistoryAction) => void;
  /** What is asked at this moment, also before it is rendered. */
  read: () => AnalyticsFilters;
};

/** What the page is about, from its address, and the way to ask for something else. */
export function useFilters(): FiltersControl {
  const { search } = useLocation();
  const address = useUrlState();
  const asked = useMemo(() => readAnalyticsUrl(search), [search]);
  const ask = useCallback<FiltersControl['ask']>(
    (next, how = 'push') => address.write(writeAnalyticsUrl(next), how),
    [address],
  );
  const read = useCallback(() => readAnalyticsUrl(address.read()), [address]);
  return { asked, ask, read };
}
