import type { HistoryAction } from '@edge-console/ui/data-table';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlState } from '../../router/useUrlState.ts';
import { type AnalyticsFilters, readAnalyticsUrl, writeAnalyticsUrl } from '../../records/analytics/analyticsUrl.ts';

export type FiltersControl = {
  filters: AnalyticsFilters;
  setFilters: (filters: AnalyticsFilters, how?: HistoryAction) => void;
  /** The current filters, even before they are rendered. */
  read: () => AnalyticsFilters;
};

/** The filters in the URL, and a function to change them. */
export function useFilters(): FiltersControl {
  const { search } = useLocation();
  const url = useUrlState();
  const filters = useMemo(() => readAnalyticsUrl(search), [search]);
  const setFilters = useCallback<FiltersControl['setFilters']>(
    (next, how = 'push') => url.write(writeAnalyticsUrl(next), how),
    [url],
  );
  const read = useCallback(() => readAnalyticsUrl(url.read()), [url]);
  return { filters, setFilters, read };
}
