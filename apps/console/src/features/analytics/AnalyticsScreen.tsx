import { LinkButton } from '@edge-console/ui/button';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Notice } from '@edge-console/ui/notice';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';
import { useVisit } from '../../shell/onboarding/useVisit.ts';
import * as styles from './Analytics.css.ts';
import { AnalyticsHeader } from './AnalyticsHeader.tsx';
import { CompareSwitch } from './CompareSwitch.tsx';
import { CustomRange } from './CustomRange.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { chooseChannels, selectedChannels, spanBefore, spanOf, zoomTo } from '../../records/analytics/analyticsUrl.ts';
import { analyticsMessages, sampleDataMessages } from '../../records/analytics/messages.ts';
import { type Span, totalsQuery } from '../../records/analytics/queries.ts';
import { CardSkeleton } from '../../records/feedback/CardSkeleton.tsx';
import { firstDataMessages } from '../../records/first-data/messages.ts';
import { firstDataQuery } from '../../records/first-data/queries.ts';
import { arrivalMs, useFirstData } from '../../records/first-data/useFirstData.ts';
import { TotalsRow } from './TotalsRow.tsx';
import { ViewsSkeleton } from '../../records/list/ViewsSkeleton.tsx';
import { type FiltersControl, useFilters } from './useFilters.ts';
import { useIsPhone } from './useIsPhone.ts';
import { analyticsQueries, useLiveRefresh } from './useLiveRefresh.ts';
import { useTrends } from '../../records/analytics/useTrends.ts';

// Loaded separately, into reserved space.
const AnalyticsViews = lazyComponent(async () => (await import('./AnalyticsViews.tsx')).AnalyticsViews, ViewsSkeleton);
const AnalyticsFilter = lazyComponent(async () => (await import('./AnalyticsFilter.tsx')).AnalyticsFilter);
const AudiencePanel = lazyComponent(
  async () => (await import('./AudiencePanel.tsx')).AudiencePanel,
  () => <CardSkeleton title={analyticsMessages.audience.title} height={240} isChart />,
);
const P2pPanel = lazyComponent(
  async () => (await import('./P2pPanel.tsx')).P2pPanel,
  () => <CardSkeleton title={analyticsMessages.p2p.title} height={240} isChart />,
);
const MapPanel = lazyComponent(
  async () => (await import('./MapPanel.tsx')).MapPanel,
  () => <CardSkeleton title={analyticsMessages.map.title} height={400} />,
);
const FirstDataPanel = lazyComponent(
  async () => (await import('../../records/first-data/FirstDataPanel.tsx')).FirstDataPanel,
  () => <CardSkeleton title={firstDataMessages.title} height={480} />,
);
const TreePanel = lazyComponent(
  async () => (await import('./TreePanel.tsx')).TreePanel,
  () => <CardSkeleton title={analyticsMessages.tree.title} height={400} />,
);
const ChannelsCard = lazyComponent(
  async () => (await import('./ChannelsCard.tsx')).ChannelsCard,
  () => <CardSkeleton title={analyticsMessages.channels.title} height={240} />,
);

/** Audience and delivery of the viewer's streams, or how to send the first data. */
export function AnalyticsScreen() {
  const control = useFilters();
  const { filters, setFilters } = control;
  useVisit('visitAnalytics');
  const { show } = useSnackbar();
  const entity = useQuery(firstDataQuery, filters.isSample ? null : {}).data?.viewer.entity;
  const { isNew } = useFirstData(firstDataQuery, entity, () => {
    show({ kind: 'success', message: firstDataMessages.received });
    // Longer time ranges end with the last full hour.
    setFilters({ ...filters, span: 'LAST_10_MIN', from: null, to: null }, 'replace');
  });
  if (entity?.hasPlayerData !== false) return <Analytics {...control} isNew={isNew} />;
  return (
    <Page>
      <PageHeader title={analyticsMessages.title} description={analyticsMessages.firstRun} />
      <FirstDataPanel />
    </Page>
  );
}

/** @param isNew whether the data is so recent that it may not be counted yet */
function Analytics({ isNew, ...control }: FiltersControl & { isNew: boolean }) {
  const { filters, setFilters } = control;
  const live = useLiveRefresh(filters);
  // Recomputed on each render, because Today grows; the same object until it changes.
  const written = JSON.stringify(spanOf(filters));
  const span = useMemo(() => JSON.parse(written) as Span, [written]);
  // The table offers all channels, even if some are selected.
  const writtenAll = JSON.stringify(spanOf(chooseChannels(filters, [])));
  const allChannels = useMemo(() => JSON.parse(writtenAll) as Span, [writtenAll]);
  const chosen = useMemo(() => selectedChannels(filters), [filters]);
  const totals = useQuery(totalsQuery, { in: span });
  const trends = useTrends(span);
  // Longer time ranges end with the last full hour.
  const isCounting =
    isNew &&
    (filters.span === 'LAST_10_MIN' || filters.span === 'LAST_HOUR') &&
    filters.filter.tokens.length === 0 &&
    totals.data?.eiTotals.totalViewingSeconds === 0;
  useRefetchEvery(isCounting ? arrivalMs : undefined, analyticsQueries);
  const asOf = totals.data?.eiTotals.asOf;
  const previous = useMemo(() => (asOf === undefined ? null : spanBefore(filters, asOf)), [filters, asOf]);
  const before = useQuery(totalsQuery, previous && { in: previous });
  const curves = {
    span,
    previous: filters.isCompared ? previous : null,
    onZoom: (from: Date, to: Date) => setFilters(zoomTo(filters, from, to)),
  };
  const isPhone = useIsPhone();
  const [areFiltersShown, setAreFiltersShown] = useState(false);
  const views = !filters.isSample && <AnalyticsViews {...control} />;
  return (
    <Page>
      <AnalyticsHeader filters={filters} onFiltersChange={setFilters} live={live} query={totals} isPhone={isPhone} />
      {filters.isSample && (
        <Notice
          tone="info"
          title={sampleDataMessages.title}
          action={
            <LinkButton asChild size="sm">
              <RouterLink to="/edge-intelligence/analytics/">{sampleDataMessages.leave}</RouterLink>
            </LinkButton>
          }
        >
          {sampleDataMessages.text}
        </Notice>
      )}
      {isCounting && <Notice tone="info">{firstDataMessages.counting}</Notice>}
      {isPhone && (
        <PhoneControls
          filters={filters}
          onFiltersChange={setFilters}
          areFiltersShown={areFiltersShown}
          onShowFilters={setAreFiltersShown}
          views={views}
        />
      )}
      <div className={styles.controls}>
        <CustomRange filters={filters} onFiltersChange={setFilters} />
        {isPhone && areFiltersShown && <CompareSwitch filters={filters} onFiltersChange={setFilters} />}
        {(!isPhone || areFiltersShown) && (
          <div className={styles.filter}>
            <AnalyticsFilter
              filters={filters}
              onFiltersChange={setFilters}
              span={allChannels}
              views={!isPhone && views}
            />
          </div>
        )}
      </div>
      <TotalsRow
        query={isCounting ? { ...totals, data: undefined } : totals}
        before={before.data?.eiTotals}
        trends={trends}
      />
      <div className={styles.panels}>
        <div className={styles.curve}>
          <AudiencePanel {...curves} />
        </div>
        <div className={styles.curve}>
          <P2pPanel {...curves} />
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
