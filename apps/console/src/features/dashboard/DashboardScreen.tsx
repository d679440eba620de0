import { lazyComponent } from '@edge-console/ui/lazy-part';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useId, useState } from 'react';
import { hasLevel } from '../../auth/access/access.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { EmbeddedDashboardProps } from '../../records/embedded-dashboard/EmbeddedDashboard.tsx';
import { dashboardMessages } from './messages.ts';
import { mark } from '../../shell/onboarding/checklist.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import * as styles from './Dashboard.css.ts';
import { dashboardQuery } from '../../shell/onboarding/dashboardQuery.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { NoTokenWarning } from './NoTokenWarning.tsx';
import { RecommendedReads } from './RecommendedReads.tsx';
import { TokensCard } from './TokensCard.tsx';
import { useChecklist } from './useChecklist.ts';
import { useReads } from './useReads.ts';

const EmbeddedDashboard = lazyComponent<EmbeddedDashboardProps>(
  async () => (await import('../../records/embedded-dashboard/EmbeddedDashboard.tsx')).EmbeddedDashboard,
);
const TrafficCard = lazyComponent(async () => (await import('./TrafficCard.tsx')).TrafficCard);

/** The customer's home page: next steps, traffic, and recommended reads. */
export function DashboardScreen() {
  const viewer = useViewer();
  const query = useQuery(dashboardQuery, {});
  const { reads, reload } = useReads();
  const { checklist, change } = useChecklist(query);
  const readsId = useId();
  const [hour] = useState(() => new Date().getHours());
  const canSeeTokens = useAccess('apiTokens').allowed;
  const canSeeTraffic = useAccess('eiTotals').allowed;
  const canSeeEmbed =
    hasLevel(viewer, 'ea.dashboards', 'READ') && viewer.entity?.services.includes('EDGE_ANALYTICS') === true;
  const entity = query.data?.viewer.entity;
  const showReads = () => {
    const first = document.getElementById(readsId)?.querySelector('a');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  };
  return (
    <Page>
      <PageHeader
        title={dashboardMessages.greeting(viewer.user?.name ?? viewer.email, hour)}
        description={dashboardMessages.description(viewer.entity?.name ?? '')}
      />
      {canSeeTokens && entity?.enabledTokens === 0 && <NoTokenWarning />}
      <div className={styles.room}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <GettingStarted
              query={query}
              checklist={checklist}
              onChange={change}
              hasReads={Boolean(reads?.length)}
              onShowReads={showReads}
            />
            {canSeeTraffic && (
              <div className={styles.traffic}>
                <TrafficCard />
              </div>
            )}
          </div>
          <div className={styles.column}>
            <RecommendedReads
              id={readsId}
              reads={reads}
              onReload={reload}
              onOpen={() => !viewer.acting && change(mark('recommendedArticles'))}
            />
            {/* After a failure the checklist offers to retry for both. */}
            {canSeeTokens && (entity || !query.error) && (
              <TokensCard enabledTokens={entity?.enabledTokens} tokenLimit={entity?.tokenLimit} />
            )}
          </div>
        </div>
      </div>
      {canSeeEmbed && entity && <EmbeddedDashboard kind={entity.tier === 'LITE' ? 'BASIC' : 'ADVANCED'} />}
    </Page>
  );
}
