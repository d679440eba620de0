import type { DashboardKind } from '@edge-console/charts/contract';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlState } from '../../router/useUrlState.ts';
import { type InsightsFilters, readInsightsUrl, writeInsightsUrl } from './insightsUrl.ts';

/** The filters of an insights page, and a function to change them. */
export function useInsightsUrl(kind: DashboardKind): {
  params: InsightsFilters;
  setParams: (changed: Partial<InsightsFilters>) => void;
} {
  const { search } = useLocation();
  const address = useUrlState();
  const params = useMemo(() => readInsightsUrl(kind, new URLSearchParams(search)), [kind, search]);
  const setParams = useCallback(
    (changed: Partial<InsightsFilters>) => {
      // Not the rendered value, because an earlier change may be pending.
      const now = new URLSearchParams(address.read());
      address.write(writeInsightsUrl(kind, now, { ...readInsightsUrl(kind, now), ...changed }).toString(), 'push');
    },
    [kind, address],
  );
  return { params, setParams };
}
