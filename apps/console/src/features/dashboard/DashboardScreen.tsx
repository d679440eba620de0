import { lazyComponent } from '@edge-console/ui/lazy-part';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { hasLevel } from '../../auth/access/access.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { channelsQuery, totalsQuery } from '../../records/analytics/queries.ts';
import { CardSkeleton } from '../../records/feedback/CardSkeleton.tsx';
import { firstDataMessages } from '../../records/first-data/messages.ts';
import { arrivalMs, useFirstData } from '../../records/first-data/useFirstData.ts';
import { dismissIncident, mark } from '../../shell/onboarding/checklist.ts';
import { dashboardQuery } from '../../shell/onboarding/dashboardQuery.ts';
import { Answer } from './Answer.tsx';
import { attentionItems } from './attentionItems.ts';
import * as styles from './Dashboard.css.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { lastDataAt } from './headline.ts';
import type { KeyFiguresProps } from './KeyFigures.tsx';
import { KeyFiguresSkeleton } from './KeyFiguresSkeleton.tsx';
import { dashboardMessages } from './messages.ts';
import type { NeedsAttentionProps } from './NeedsAttention.tsx';
import { type AlertIncident, checksQuery, metricQuery } from './queries.ts';
import { type Range, rangeOf, readRange, writeRange } from './ranges.ts';
import { RecommendedReads } from './RecommendedReads.tsx';
import type { TierDashboardProps } from './TierDashboard.tsx';
import { useChecklist } from './useChecklist.ts';
import { useChecks } from './useChecks.ts';
import { useReads } from './useReads.ts';
import type { WhatChangedProps } from './WhatChanged.tsx';

// Loaded separately, into reserved space.
const KeyFigures = lazyComponent<KeyFiguresProps>(
  async () => (await import('./KeyFigures.tsx')).KeyFigures,
  KeyFiguresSkeleton,
);
const WhatChanged = lazyComponent<WhatChangedProps>(
  async () => (await import('./WhatChanged.tsx')).WhatChanged,
  () => <CardSkeleton title={dashboardMessages.changes.title} height={222} />,
);
const NeedsAttention = lazyComponent<NeedsAttentionProps>(
  async () => (await import('./NeedsAttention.tsx')).NeedsAttention,
);
const TierDashboard = lazyComponent<TierDashboardProps>(
  async () => (await import('./TierDashboard.tsx')).TierDashboard,
);
const FirstDataPanel = lazyComponent(
  async () => (await import('../../records/first-data/FirstDataPanel.tsx')).FirstDataPanel,
  () => <CardSkeleton title={firstDataMessages.title} height={480} />,
);

const none: readonly AlertIncident[] = [];
const rangeParameter = 'range';

const minuteMs = 60_000;
const countedQueries = [totalsQuery, metricQuery, channelsQuery, checksQuery];

/**
 * The totals of the range in the URL. The first data is not yet in a day of full hours, so the last hour replaces it.
 * @param isCounting whether the first data has arrived, but is not counted yet
 */
function useTotals(now: number, isOff: boolean, isCounting: boolean) {
  const [search, setSearch] = useSearchParams();
  const chosen = readRange(search.get(rangeParameter));
  const whole = useQuery(totalsQuery, isOff ? null : { in: rangeOf(chosen, now).span });
  const isEmpty = chosen === 'day' && whole.data?.eiTotals.totalViewingSeconds === 0;
  const range: Range = rangeOf(isEmpty ? 'hour' : chosen, now);
  const hour = useQuery(totalsQuery, isEmpty ? { in: range.span } : null);
  const totals = isEmpty ? hour : whole;
  useRefetchEvery(isCounting ? arrivalMs : isEmpty ? minuteMs : undefined, countedQueries);
  return {
    chosen,
    onChoose: (id: typeof chosen) => setSearch({ [rangeParameter]: writeRange(id) }, { replace: true }),
    range,
    totals,
  };
}

/** The customer's home page: whether anything is wrong, what changed, and what needs attention. */
export function DashboardScreen() {
  const viewer = useViewer();
  const query = useQuery(dashboardQuery, {});
  const { reads, reload } = useReads();
  const { checklist, change } = useChecklist(query);
  const readsId = useId();
  const [hour] = useState(() => new Date().getHours());
  const canSeeAnalytics = useAccess('eiTotals').allowed;
  const canSeeTokens = useAccess('apiTokens').allowed;
  const canSeeEmbed =
    hasLevel(viewer, 'ea.dashboards', 'READ') && viewer.entity?.services.includes('EDGE_ANALYTICS') === true;
  const entity = query.data?.viewer.entity;
  const isFirstRun = canSeeAnalytics && entity?.hasPlayerData === false;
  const isLive = canSeeAnalytics && !isFirstRun;
  const { now, checks, tokens, delivery } = useChecks(isLive);
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const { hasReceived, isNew } = useFirstData(dashboardQuery, canSeeAnalytics ? entity : undefined, () =>
    show({
      kind: 'success',
      message: firstDataMessages.received,
      action: {
        label: dashboardMessages.openAnalytics,
        onAction: () => void navigate('/edge-intelligence/analytics/?span=10min'),
      },
    }),
  );
  const isUncounted = checks.data ? lastDataAt(checks.data) === null : hasReceived;
  const isCounting = isLive && isNew && isUncounted;
  const { totals, ...ranges } = useTotals(now, !isLive, isCounting);
  const asOf = totals.data?.eiTotals.asOf;
  const name = viewer.user?.name ?? viewer.email;
  const showReads = () => {
    const first = document.getElementById(readsId)?.querySelector('a');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  };

  const sources = [
    ...(isLive ? [checks] : []),
    ...(canSeeTokens ? [query, tokens] : []),
    ...(delivery.isOff ? [] : [delivery]),
  ];
  const failed = sources.filter(({ error }) => error);
  // The title says it, and offers the only retry: no part of the page repeats it.
  const isOutage = isLive && checks.error !== undefined;
  const isBare = isOutage && totals.error !== undefined && !totals.data;
  const incidents = checks.data?.alertIncidents ?? none;
  const isChecked = sources.every(({ data, error }) => data !== undefined || error !== undefined);
  const items = isChecked
    ? attentionItems({
        incidents,
        dismissed: checklist.dismissedIncidents ?? [],
        enabledTokens: canSeeTokens ? entity?.enabledTokens : undefined,
        tokens: tokens.data?.apiTokens.nodes ?? [],
        resources: delivery.data?.resources.nodes ?? [],
        now,
      })
    : undefined;
  const attention = sources.length > 0 && !(isOutage && items?.length === 0) && (
    <NeedsAttention
      items={items}
      rules={checks.data?.alertRules.nodes ?? []}
      now={now}
      error={isOutage ? undefined : failed[0]?.error}
      onRetry={() => {
        for (const { refetch } of failed) refetch();
      }}
      isFetching={failed.some(({ isFetching }) => isFetching)}
      onDismiss={
        viewer.acting ? undefined : (id) => change(dismissIncident(id), dashboardMessages.attention.notDismissed)
      }
    />
  );
  return (
    <Page>
      {isLive ? (
        <Answer checks={checks} delivery={delivery.data} now={now} isCounting={isCounting} />
      ) : (
        <PageHeader
          title={isFirstRun ? dashboardMessages.firstRun.title(name) : dashboardMessages.greeting(name, hour)}
          description={
            isFirstRun
              ? dashboardMessages.firstRun.description
              : dashboardMessages.description(viewer.entity?.name ?? '')
          }
        />
      )}
      {isFirstRun && (
        <div className={styles.firstRun}>
          <FirstDataPanel />
        </div>
      )}
      <div key={isFirstRun ? 'firstRun' : 'live'} className={styles.room}>
        <div className={isBare ? styles.bare : styles.columns} aria-busy={!isChecked}>
          <div className={styles.column}>
            {isLive && !isBare && (
              <>
                <div className={styles.figures}>
                  <KeyFigures
                    {...ranges}
                    totals={isCounting ? { ...totals, data: undefined } : totals}
                    incidents={incidents}
                  />
                </div>
                <div className={styles.changes}>
                  <WhatChanged range={ranges.range} asOf={asOf} />
                </div>
              </>
            )}
            <div className={styles.started}>
              {!(isOutage && query.error && !query.data) && (
                <GettingStarted
                  query={query}
                  checklist={checklist}
                  onChange={change}
                  hasReads={Boolean(reads?.length)}
                  onShowReads={showReads}
                />
              )}
            </div>
          </div>
          <div className={styles.column}>
            {attention && <div className={styles.attention}>{attention}</div>}
            <div className={styles.reads}>
              {!(isOutage && reads === null) && (
                <RecommendedReads
                  id={readsId}
                  reads={reads}
                  onReload={reload}
                  onOpen={() => !viewer.acting && change(mark('recommendedArticles'))}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      {canSeeEmbed && entity && !isFirstRun && isChecked && (
        <TierDashboard kind={entity.tier === 'LITE' ? 'BASIC' : 'ADVANCED'} range={ranges.chosen} />
      )}
    </Page>
  );
}
