import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { useFormats } from '@edge-console/ui/formats';
import { Status } from '@edge-console/ui/status';
import type { ResultOf } from '../../api/graphql.ts';
import type { Query } from '../../api/useQuery.ts';
import * as list from '../../records/record-page/RecordPage.css.ts';
import { operationsMessages } from './messages.ts';
import { PartState } from './PartState.tsx';
import type { taskRunsQuery } from './queries.ts';

const { scheduler: messages } = operationsMessages;

/** The last run of each task, failed ones first. */
export function SchedulerCard({ query }: { query: Query<ResultOf<typeof taskRunsQuery>> }) {
  const formats = useFormats();
  return (
    <Card isFlush title={messages.title} description={messages.description}>
      <PartState query={query} messages={messages} rows={8} isEmpty={(data) => data.taskRuns.length === 0}>
        {(data) => (
          <ul className={list.rows}>
            {data.taskRuns
              .toSorted((one, other) => Number(one.succeeded) - Number(other.succeeded))
              .map(({ name, startedAt, durationMs, succeeded, succeededAt, host }) => (
                <li key={name} className={list.row}>
                  <div className={list.textColumn}>
                    <div className={list.title}>{messages.name(name)}</div>
                    <div className={list.text}>
                      <RelativeTime value={startedAt} />, {messages.took(formats.duration(durationMs))}
                      {host !== null && ` ${messages.on(host)}`}
                    </div>
                    {!succeeded && (
                      <div className={list.text}>
                        {succeededAt === null ? (
                          messages.neverSucceeded
                        ) : (
                          <>
                            {messages.lastSuccess}
                            <RelativeTime value={succeededAt} />
                          </>
                        )}
                      </div>
                    )}
                  </div>
                  <Status kind={succeeded ? 'active' : 'error'}>{succeeded ? messages.ok : messages.failed}</Status>
                </li>
              ))}
          </ul>
        )}
      </PartState>
    </Card>
  );
}
