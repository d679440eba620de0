import { Badge } from '@edge-console/ui/badge';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { useFormats } from '@edge-console/ui/formats';
import { Status } from '@edge-console/ui/status';
import type { ResultOf } from '../../api/graphql.ts';
import type { Query } from '../../api/useQuery.ts';
import * as list from '../../records/record-page/RecordPage.css.ts';
import { checkNames, operationsMessages } from './messages.ts';
import * as styles from './Operations.css.ts';
import { PartState } from './PartState.tsx';
import type { ServiceInstance, serviceInstancesQuery } from './queries.ts';
import { statesOf } from './serviceState.ts';

const { services: messages } = operationsMessages;

type ProcessProps = { instance: ServiceInstance; isSilent: boolean };

function Process({ instance: { host, version, startedAt, heardAt, ready, failedChecks }, isSilent }: ProcessProps) {
  return (
    <li className={list.text}>
      <span className={styles.code}>{host}</span> · <span className={styles.code}>{version}</span> · {messages.started}
      <RelativeTime value={startedAt} />
      {isSilent ? (
        <>
          {' · '}
          {messages.heard}
          <RelativeTime value={heardAt} />
        </>
      ) : (
        <>
          {!ready && ` · ${messages.notReady}`}
          {failedChecks.length > 0 &&
            ` · ${messages.failedChecks(failedChecks.map((name) => checkNames[name] ?? name).join(', '))}`}
        </>
      )}
    </li>
  );
}

/** Services with their processes and versions. */
export function ServicesCard({ query }: { query: Query<ResultOf<typeof serviceInstancesQuery>> }) {
  const formats = useFormats();
  return (
    <Card isFlush title={messages.title}>
      <PartState query={query} messages={messages} rows={3} isEmpty={(data) => data.serviceInstances.length === 0}>
        {(data) => (
          <ul className={list.rows}>
            {statesOf(data.serviceInstances).map(({ service, processes, readyCount, versions, health }) => (
              <li key={service} className={list.row}>
                <div className={list.textColumn}>
                  <div className={list.title}>
                    <span className={styles.titleRow}>
                      {messages.name(service)}
                      {versions > 1 && <Badge tone="warning">{messages.versions}</Badge>}
                    </span>
                  </div>
                  <ul className={styles.processes}>
                    {processes.map(({ instance, isSilent }) => (
                      <Process key={instance.id} instance={instance} isSilent={isSilent} />
                    ))}
                  </ul>
                </div>
                <span className={list.time}>
                  {messages.ready(formats.number(readyCount), formats.number(processes.length))}
                </span>
                <Status kind={health === 'healthy' ? 'active' : health === 'degraded' ? 'pending' : 'error'}>
                  {messages[health]}
                </Status>
              </li>
            ))}
          </ul>
        )}
      </PartState>
    </Card>
  );
}
