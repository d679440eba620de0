import { Button } from '@edge-console/ui/button';
import { useFormats } from '@edge-console/ui/formats';
import { RefreshCw } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useQuery } from '../../api/useQuery.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useRefetchEvery } from '../../api/useRefetchEvery.ts';
import * as layout from '../../records/record-page/RecordPage.css.ts';
import { FailedJobsCard } from './FailedJobsCard.tsx';
import { operationsMessages as messages } from './messages.ts';
import * as styles from './Operations.css.ts';
import {
  type OutboxStatus,
  outboxStatusQuery,
  polledQueries,
  serviceInstancesQuery,
  taskRunsQuery,
  webhookStatusQuery,
} from './queries.ts';
import { SchedulerCard } from './SchedulerCard.tsx';
import { ServicesCard } from './ServicesCard.tsx';
import { Summary } from './Summary.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';

const everyMs = 15_000;

/** Jobs that wait because a service fails. */
function RetriedJobs({ retried }: Pick<OutboxStatus, 'retried'>) {
  const formats = useFormats();
  const all = retried.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <Notice tone="warning" title={messages.retried.title(formats.number(all))}>
      <ul className={styles.retried}>
        {retried.map((one) => (
          <li key={`${one.kind} ${one.problem}`}>{messages.retried.text(one, formats.number(one.count))}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The platform’s health for operators: services, outbox, scheduler, and webhooks. */
export function OperationsScreen() {
  const queryClient = useQueryClient();
  const outbox = useQuery(outboxStatusQuery, {});
  const services = useQuery(serviceInstancesQuery, {});
  const tasks = useQuery(taskRunsQuery, {});
  const webhooks = useQuery(webhookStatusQuery, {});
  useRefetchEvery(everyMs, polledQueries);
  const refresh = () => void queryClient.refetchQueries(...polledQueries).catch(() => undefined);
  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <Button icon={RefreshCw} onPress={refresh} isPending={outbox.isFetching && !outbox.isLoading}>
            {messages.refresh}
          </Button>
        }
      />
      <div className={styles.parts}>
        {outbox.data && <RetriedJobs retried={outbox.data.outboxStatus.retried} />}
        <Summary outbox={outbox} tasks={tasks} webhooks={webhooks} />
        <div className={layout.withSide}>
          <div className={layout.column}>
            <ServicesCard query={services} />
            <FailedJobsCard />
          </div>
          <div className={layout.column}>
            <WebhooksCard query={webhooks} />
            <SchedulerCard query={tasks} />
          </div>
        </div>
      </div>
    </Page>
  );
}
