import { Button } from '@edge-console/ui/button';
import { Globe } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { EmptyState } from '@edge-console/ui/states';
import { useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { domainMessages as messages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { domainQuery } from './queries.ts';
import { DomainFailure } from './DomainFailure.tsx';
import { DomainLoading } from './DomainLoading.tsx';
import { DomainStatus } from './DomainStatus.tsx';
import { DomainSummary } from './DomainSummary.tsx';
import { isSetUp } from './domainState.ts';
import { StartOverDialog } from './StartOverDialog.tsx';
import { useDomainPolling } from './useDomainPolling.ts';

// Users who already have a domain do not need its code.
const DomainWizard = lazyComponent(async () => (await import('./DomainWizard.tsx')).DomainWizard);

/** The account's custom domain: the setup wizard, or the summary. */
export function DomainScreen() {
  const viewer = useViewer();
  const { features } = useConfiguration();
  const query = useQuery(domainQuery, {});
  const manage = useAccess('addDomain');
  const offline = useOfflineReason();
  const domain = query.data?.domain ?? null;
  const nextCheckAt = useDomainPolling(domain, query.refetch);
  const [isStartingOver, setStartingOver] = useState(false);
  /** Counts wizards on this visit: starting over opens a new one. */
  const [visit, setVisit] = useState({ count: 0, isFinished: false });
  /** Users in the wizard see its last step before the summary. */
  const [isInWizard, setInWizard] = useState(false);

  const canCheck = viewer.acting?.mode !== 'READ_ONLY';
  const check = { nextCheckAt, canCheck, onChecked: query.update };
  const isSummary = domain !== null && (!manage.allowed || visit.isFinished || (isSetUp(domain) && !isInWizard));

  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        status={domain && <DomainStatus domain={domain} />}
        actions={
          domain && (
            <Button
              tone="danger"
              disabledReason={manage.allowed ? offline : manage.reason}
              onPress={() => setStartingOver(true)}
            >
              {messages.startOver.open}
            </Button>
          )
        }
      />
      {query.data === undefined ? (
        query.error ? (
          <DomainFailure error={query.error} isPending={query.isFetching} onRetry={query.refetch} />
        ) : (
          <DomainLoading />
        )
      ) : isSummary ? (
        <DomainSummary domain={domain} check={check} />
      ) : !features.customDomains ? (
        <EmptyState icon={Globe} title={messages.unavailable.title}>
          {messages.unavailable.text}
        </EmptyState>
      ) : manage.allowed ? (
        <DomainWizard
          key={visit.count}
          domain={domain}
          check={check}
          onOpen={() => setInWizard(true)}
          onFinish={() => setVisit({ ...visit, isFinished: true })}
        />
      ) : (
        <EmptyState icon={Globe} title={messages.none.title}>
          {messages.none.text} <DocumentationLink topic="domain" />
        </EmptyState>
      )}
      {isStartingOver && domain && (
        <StartOverDialog
          domain={domain}
          onDone={() => {
            query.update(() => ({ domain: null }));
            setInWizard(false);
            setVisit({ count: visit.count + 1, isFinished: false });
          }}
          onClose={() => setStartingOver(false)}
        />
      )}
    </Page>
  );
}
