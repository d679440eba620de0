import { lazyComponent } from '@edge-console/ui/lazy-part';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasLevel } from '../../auth/access/access.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { EmbeddedDashboardProps } from '../../records/embedded-dashboard/EmbeddedDashboard.tsx';
import { dashboardMessages } from './messages.ts';
import { mark } from '../../shell/onboarding/checklist.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { firstDataMessages } from '../../records/first-data/messages.ts';
import { useFirstDataWatch } from '../../records/first-data/useFirstDataWatch.ts';
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
const FirstDataPanel = lazyComponent(
  async () => (await import('../../records/first-data/FirstDataPanel.tsx')).FirstDataPanel,
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
  const isFirstRun = canSeeTraffic && entity?.hasPlayerData === false;
  const { show } = useSnackbar();
  const navigate = useNavigate();
  useFirstDataWatch(dashboardQuery, canSeeTraffic ? entity?.hasPlayerData : undefined, () =>
    show({
      kind: 'success',
      message: firstDataMessages.received,
      action: {
        label: dashboardMessages.openAnalytics,
        onAction: () => void navigate('/edge-intelligence/analytics/?span=10min'),
      },
    }),
  );
  const name = viewer.user?.name ?? viewer.email;
  const showReads = () => {
    const first = document.getElementById(readsId)?.querySelector('a');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  };
  return (
    <Page>
      <PageHeader
        title={isFirstRun ? dashboardMessages.firstRun.title(name) : dashboardMessages.greeting(name, hour)}
        description={
          isFirstRun ? dashboardMessages.firstRun.description : dashboardMessages.description(viewer.entity?.name ?? '')
        }
      />
      {canSeeTokens && entity?.enabledTokens === 0 && <NoTokenWarning />}
      {isFirstRun && <FirstDataPanel />}
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
            {canSeeTraffic && !isFirstRun && (
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
      {canSeeEmbed && entity && !isFirstRun && (
        <EmbeddedDashboard kind={entity.tier === 'LITE' ? 'BASIC' : 'ADVANCED'} />
      )}
    </Page>
  );
}
