import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { useFormats } from '@edge-console/ui/formats';
import type { ReactNode } from 'react';
import type { ResultOf } from '../../api/graphql.ts';
import type { Query } from '../../api/useQuery.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { operationsMessages } from './messages.ts';
import * as styles from './Operations.css.ts';
import { FigureSkeleton } from './PartState.tsx';
import type {
  OutboxStatus,
  outboxStatusQuery,
  TaskRun,
  taskRunsQuery,
  WebhookStatus,
  webhookStatusQuery,
} from './queries.ts';

const { summary: messages } = operationsMessages;
/** Tasks run once a minute, and can take long. */
const lateMs = 180_000;

type FigureProps = { label: string; value: ReactNode; note?: ReactNode };

const Figure = ({ label, value, note }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.figureLabel}>{label}</dt>
    <dd className={styles.figureValue}>{value}</dd>
    {note !== undefined && <dd className={styles.figureNote}>{note}</dd>}
  </div>
);

function schedulerState(runs: readonly TaskRun[], failedTasks: string): string {
  if (runs.some(({ succeeded }) => !succeeded)) return failedTasks;
  const latest = Math.max(...runs.map(({ startedAt }) => Date.parse(startedAt)));
  return runs.length > 0 && Date.now() - latest > lateMs ? messages.late : messages.onTime;
}

const lastRunOf = (runs: readonly TaskRun[]) =>
  runs
    .map(({ startedAt }) => startedAt)
    .toSorted()
    .at(-1);

type SummaryProps = {
  outbox: Query<ResultOf<typeof outboxStatusQuery>>;
  tasks: Query<ResultOf<typeof taskRunsQuery>>;
  webhooks: Query<ResultOf<typeof webhookStatusQuery>>;
};

/** The main figures. Parts that failed are reported by their cards. */
export function Summary({ outbox, tasks, webhooks }: SummaryProps) {
  if (!outbox.data && outbox.error)
    return (
      <Card>
        <LoadFailure
          title={messages.notLoaded}
          error={outbox.error}
          onRetry={outbox.refetch}
          isPending={outbox.isFetching}
        />
      </Card>
    );
  return (
    <section aria-label={messages.label}>
      <Card isFlush>
        <dl className={styles.figures} aria-busy={outbox.isLoading}>
          <OutboxFigures status={outbox.data?.outboxStatus} />
          <SchedulerFigure runs={tasks.data?.taskRuns} hasFailed={tasks.error !== undefined} />
          <WebhooksFigure status={webhooks.data?.webhookStatus} hasFailed={webhooks.error !== undefined} />
        </dl>
      </Card>
    </section>
  );
}

function OutboxFigures({ status }: { status: OutboxStatus | undefined }) {
  const formats = useFormats();
  if (!status)
    return (
      <>
        <Figure label={messages.waiting} value={<FigureSkeleton />} />
        <Figure label={messages.failed} value={<FigureSkeleton />} />
      </>
    );
  const { waiting, oldestAt, failed, failedInDay } = status;
  return (
    <>
      <Figure
        label={messages.waiting}
        value={formats.number(waiting)}
        note={
          oldestAt === null ? (
            messages.nothingWaiting
          ) : (
            <>
              {messages.oldest}
              <RelativeTime value={oldestAt} />
            </>
          )
        }
      />
      <Figure
        label={messages.failed}
        value={formats.number(failed)}
        note={messages.failedInDay(formats.number(failedInDay))}
      />
    </>
  );
}

function SchedulerFigure({ runs, hasFailed }: { runs: readonly TaskRun[] | undefined; hasFailed: boolean }) {
  const formats = useFormats();
  const label = messages.scheduler;
  if (!runs) return <Figure label={label} value={hasFailed ? messages.none : <FigureSkeleton />} />;
  const lastRun = lastRunOf(runs);
  if (lastRun === undefined) return <Figure label={label} value={messages.none} />;
  const failed = runs.filter(({ succeeded }) => !succeeded).length;
  return (
    <Figure
      label={label}
      value={schedulerState(runs, messages.failedTasks(formats.number(failed)))}
      note={
        <>
          {messages.lastRun}
          <RelativeTime value={lastRun} />
        </>
      }
    />
  );
}

function WebhooksFigure({ status, hasFailed }: { status: WebhookStatus | undefined; hasFailed: boolean }) {
  const formats = useFormats();
  const label = messages.webhooks;
  if (!status) return <Figure label={label} value={hasFailed ? messages.none : <FigureSkeleton />} />;
  const { attempts, delivered } = status;
  if (attempts === 0) return <Figure label={label} value={messages.none} note={messages.noAttempts} />;
  return (
    <Figure
      label={label}
      value={formats.percent(delivered / attempts)}
      note={messages.ofAttempts(formats.number(delivered), formats.number(attempts))}
    />
  );
}
