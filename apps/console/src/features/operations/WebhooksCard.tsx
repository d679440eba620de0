import { Badge } from '@edge-console/ui/badge';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { useFormats } from '@edge-console/ui/formats';
import type { ResultOf } from '../../api/graphql.ts';
import type { Query } from '../../api/useQuery.ts';
import * as list from '../../records/record-page/RecordPage.css.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { operationsMessages } from './messages.ts';
import { PartState } from './PartState.tsx';
import type { webhookStatusQuery } from './queries.ts';

const { webhooks: messages, jobs } = operationsMessages;

/** The last webhook attempts of alert rules. */
export function WebhooksCard({ query }: { query: Query<ResultOf<typeof webhookStatusQuery>> }) {
  const formats = useFormats();
  return (
    <Card isFlush title={messages.title} description={messages.description}>
      <PartState query={query} messages={messages} rows={4} isEmpty={(data) => data.webhookStatus.latest.length === 0}>
        {(data) => (
          <ul className={list.rows}>
            {data.webhookStatus.latest.map(({ id, rule, event, attempt, at, status, problem, account }) => (
              <li key={id} className={list.row}>
                <div className={list.textColumn}>
                  <div className={list.title}>{rule}</div>
                  <div className={list.text}>
                    {account ? (
                      <ObjectLink type="Entity" id={account.id} tone="inherit">
                        {account.name}
                      </ObjectLink>
                    ) : (
                      jobs.deletedAccount
                    )}
                    {` · ${messages.events[event]}, ${messages.attempt(formats.number(attempt))} · `}
                    <RelativeTime value={at} />
                  </div>
                  {problem !== null && (
                    <div className={list.text}>{messages.problems[problem] ?? messages.otherProblem}</div>
                  )}
                </div>
                <Badge tone={problem === null ? 'success' : 'danger'}>{status === null ? '–' : String(status)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </PartState>
    </Card>
  );
}
