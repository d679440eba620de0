import { type DashboardKind, dashboardSpans } from '@edge-console/charts/contract';
import { Chip } from '@edge-console/ui/chip';
import { PageHeader } from '@edge-console/ui/page-header';
import { Segmented } from '@edge-console/ui/segmented';
import { Page } from '@edge-console/ui/shell';
import { useMemo } from 'react';
import { EmbeddedDashboard } from '../../records/embedded-dashboard/EmbeddedDashboard.tsx';
import { insightsMessages } from './messages.ts';
import { accountOf, filtersOf } from './insightsUrl.ts';
import { useInsightsUrl } from './useInsightsUrl.ts';

/** A page with one dashboard, its time range, and its customer. */
export function InsightsPage({ kind }: { kind: Exclude<DashboardKind, 'BASIC' | 'ADVANCED'> }) {
  const { params, setParams } = useInsightsUrl(kind);
  const filters = useMemo(() => filtersOf(params), [params]);
  const messages = insightsMessages[kind];
  const { account, span } = params;
  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <>
            {account !== null && (
              <Chip
                tone="primary"
                label={insightsMessages.only(account)}
                onRemove={() => setParams({ account: null })}
              />
            )}
            <Segmented
              label={insightsMessages.span}
              items={dashboardSpans[kind].map((id) => ({ id, label: insightsMessages.spans[id] ?? id }))}
              value={span}
              onChange={(next) => setParams({ span: next })}
            />
          </>
        }
      />
      <EmbeddedDashboard
        kind={kind}
        filters={filters}
        onFilter={(chosen) => setParams({ account: accountOf(chosen) })}
      />
    </Page>
  );
}
