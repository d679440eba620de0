import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Page } from '@edge-console/ui/shell';
import { useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { useVisit } from '../../shell/onboarding/useVisit.ts';
import * as styles from './Analytics.css.ts';
import { AnalyticsHeader } from './AnalyticsHeader.tsx';
import { chooseChannels, selectedChannels, spanBefore, spanOf } from '../../records/analytics/analyticsUrl.ts';
import { totalsQuery } from '../../records/analytics/queries.ts';
import { TotalsRow } from './TotalsRow.tsx';
import { ViewsSkeleton } from '../../records/list/ViewsSkeleton.tsx';
import { useFilters } from './useFilters.ts';
import { useLiveRefresh } from './useLiveRefresh.ts';
import { useTrends } from '../../records/analytics/useTrends.ts';

// Loaded separately, into reserved space.
const AnalyticsViews = lazyComponent(
  async () => (await import('./AnalyticsViews.tsx')).AnalyticsViews,
  () => <ViewsSkeleton />,
);
const AnalyticsFilter = lazyComponent(async () => (await import('./AnalyticsFilter.tsx')).AnalyticsFilter);
const AudiencePanel = lazyComponent(async () => (await import('./AudiencePanel.tsx')).AudiencePanel);
const P2pPanel = lazyComponent(async () => (await import('./P2pPanel.tsx')).P2pPanel);
const MapPanel = lazyComponent(async () => (await import('./MapPanel.tsx')).MapPanel);
const TreePanel = lazyComponent(async () => (await import('./TreePanel.tsx')).TreePanel);
const ChannelsCard = lazyComponent(async () => (await import('./ChannelsCard.tsx')).ChannelsCard);

/** Audience and delivery of the viewer's streams. */
export function AnalyticsScreen() {
  const control = useFilters();
  const { filters, setFilters } = control;
  const live = useLiveRefresh();
  useVisit('visitAnalytics');
  const span = useMemo(() => spanOf(filters), [filters]);
  // The table offers all channels, even if some are selected.
  const allChannels = useMemo(() => spanOf(chooseChannels(filters, [])), [filters]);
  const chosen = useMemo(() => selectedChannels(filters), [filters]);
  const totals = useQuery(totalsQuery, { in: span });
  const trends = useTrends(span);
  const asOf = totals.data?.eiTotals.asOf;
  const before = useQuery(totalsQuery, asOf === undefined ? null : { in: spanBefore(filters, asOf) });
  return (
    <Page>
      <AnalyticsHeader filters={filters} onFiltersChange={setFilters} live={live} query={totals} />
      <AnalyticsViews {...control} />
      <div className={styles.filter}>
        <AnalyticsFilter filters={filters} onFiltersChange={setFilters} span={allChannels} />
      </div>
      <TotalsRow query={totals} before={before.data?.eiTotals} trends={trends} />
      <div className={styles.panels}>
        <div className={styles.curve}>
          <AudiencePanel span={span} />
        </div>
        <div className={styles.curve}>
          <P2pPanel span={span} />
        </div>
        <div className={styles.content}>
          <MapPanel span={span} />
        </div>
        <div className={styles.content}>
          <TreePanel span={span} />
        </div>
      </div>
      <ChannelsCard
        all={allChannels}
        span={span}
        chosen={chosen}
        onChoose={(names) => setFilters(chooseChannels(filters, names))}
      />
    </Page>
  );
}
