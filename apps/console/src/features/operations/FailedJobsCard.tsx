import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { useFormats } from '@edge-console/ui/formats';
import { Pager } from '@edge-console/ui/pager';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import * as list from '../../records/record-page/RecordPage.css.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { operationsMessages } from './messages.ts';
import * as styles from './Operations.css.ts';
import { PartState } from './PartState.tsx';
import {
  dismissFailedJobMutation,
  type FailedJob,
  failedJobsQuery,
  jobQueries,
  jobsPerPage,
  retryFailedJobMutation,
  retryFailedJobsMutation,
} from './queries.ts';

const { jobs: messages, problem: problemText, kind: kindText, unknownProblem } = operationsMessages;

const accountOf = ({ account }: FailedJob) => account?.name ?? messages.deletedAccount;

type Confirmation = { kind: 'dismiss'; job: FailedJob } | { kind: 'retryAll' };

/** Jobs that wait for an operator, page by page. */
export function FailedJobsCard() {
  const formats = useFormats();
  const { show } = useSnackbar();
  const access = useOnlineAccess()('retryFailedJob');
  const disabledReason = access.allowed ? undefined : access.reason;
  /** The cursors of the pages before the next one. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const query = useQuery(failedJobsQuery, { first: jobsPerPage, after: cursors.at(-1) ?? null });
  const related = { refetchQueries: jobQueries };
  const retry = useMutation(retryFailedJobMutation, related);
  const retryAll = useMutation(retryFailedJobsMutation, related);
  const dismiss = useMutation(dismissFailedJobMutation, related);
  const total = query.data?.failedJobs.totalCount ?? 0;
  const done = (message: string) => void show({ kind: 'success', message });

  async function retryOne({ id }: FailedJob): Promise<void> {
    const result = await retry.run({ id });
    if (result.kind === 'done') return done(messages.retried);
    query.refetch();
    show({ kind: 'error', message: failureText(messages.notRetried, result, messages.missing) });
  }
  async function confirmRetryAll(): Promise<string | undefined> {
    const result = await retryAll.run({});
    if (result.kind !== 'done') return failureText(messages.notRetried, result, messages.missing);
    setCursors([]);
    done(messages.allRetried);
    return undefined;
  }
  async function confirmDismiss({ id }: FailedJob): Promise<string | undefined> {
    const result = await dismiss.run({ id });
    if (result.kind !== 'done') return failureText(messages.notDismissed, result, messages.missing);
    done(messages.dismissed);
    return undefined;
  }

  return (
    <Card
      isFlush
      id="failed-jobs"
      title={
        <span className={styles.titleRow}>
          {messages.title} {total > 0 && <Badge>{formats.number(total)}</Badge>}
        </span>
      }
      {...(total > 0 && {
        actions: (
          <Button size="sm" disabledReason={disabledReason} onPress={() => setConfirmation({ kind: 'retryAll' })}>
            {messages.retryAll}
          </Button>
        ),
      })}
    >
      <PartState query={query} messages={messages} rows={3} isEmpty={(data) => data.failedJobs.totalCount === 0}>
        {({ failedJobs: { nodes, pageInfo } }) => (
          <>
            <ul className={list.rows}>
              {nodes.map((job) => (
                <li key={job.id} className={list.row}>
                  <div className={list.textColumn}>
                    <div className={list.title}>{kindText(job.kind)}</div>
                    <div className={list.text}>
                      {job.account ? (
                        <ObjectLink type="Entity" id={job.account.id} tone="inherit">
                          {job.account.name}
                        </ObjectLink>
                      ) : (
                        messages.deletedAccount
                      )}
                      {job.user && (
                        <>
                          {' · '}
                          <ObjectLink type="User" id={job.user.id} tone="inherit">
                            {fullName(job.user)}
                          </ObjectLink>
                        </>
                      )}
                      {` · ${messages.attempts(formats.number(job.attempts))} · `}
                      <RelativeTime value={job.failedAt} />
                    </div>
                    <div className={list.text}>
                      {job.problem === null ? unknownProblem : problemText(job.problem)}{' '}
                      {job.problemCode !== null && <span className={styles.code}>{job.problemCode}</span>}{' '}
                      {job.superseded && messages.superseded}
                    </div>
                  </div>
                  <div className={styles.actions}>
                    {!job.superseded && (
                      <Button
                        size="sm"
                        aria-label={messages.retryNamed(job.kind, accountOf(job))}
                        disabledReason={disabledReason}
                        onPress={() => void retryOne(job)}
                      >
                        {messages.retry}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={messages.dismissNamed(job.kind, accountOf(job))}
                      disabledReason={disabledReason}
                      onPress={() => setConfirmation({ kind: 'dismiss', job })}
                    >
                      {messages.dismiss}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            {(pageInfo.hasNextPage || cursors.length > 0) && (
              <div className={styles.pager}>
                <Pager
                  page={cursors.length + 1}
                  pageSize={jobsPerPage}
                  rowCount={nodes.length}
                  total={total}
                  hasNext={pageInfo.hasNextPage}
                  onPrevious={() => setCursors(cursors.slice(0, -1))}
                  onNext={() => setCursors([...cursors, pageInfo.endCursor ?? ''])}
                />
              </div>
            )}
          </>
        )}
      </PartState>
      {confirmation?.kind === 'retryAll' && (
        <MutationDialog
          title={messages.confirmRetryAll.title(formats.number(total))}
          confirmLabel={messages.confirmRetryAll.confirm}
          tone="neutral"
          onConfirm={confirmRetryAll}
          onClose={() => setConfirmation(undefined)}
        >
          {messages.confirmRetryAll.text}
        </MutationDialog>
      )}
      {confirmation?.kind === 'dismiss' && (
        <MutationDialog
          title={messages.confirmDismiss.title}
          confirmLabel={messages.confirmDismiss.confirm}
          tone="danger"
          onConfirm={() => confirmDismiss(confirmation.job)}
          onClose={() => setConfirmation(undefined)}
        >
          {messages.confirmDismiss.text(confirmation.job.kind, accountOf(confirmation.job))}
        </MutationDialog>
      )}
    </Card>
  );
}
