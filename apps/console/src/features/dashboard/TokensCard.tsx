import { Card } from '@edge-console/ui/card';
import { ClockExclamationPoint, Icon } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { ProgressBar } from '@edge-console/ui/progress';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { apiTokenMessages } from '../../records/api-token/messages.ts';
import { dashboardMessages } from './messages.ts';
import { tokenStatus } from '../../records/api-token/tokenStatus.ts';
import * as styles from './Dashboard.css.ts';
import { graphql } from '../../api/graphql.ts';

/** The enabled token that expires next. */
const nextExpiryQuery = graphql(`
  query NextExpiry($list: ListInput) {
    apiTokens(list: $list) {
      nodes {
        id
        name
        expirationAt
      }
    }
  }
`);

const messages = dashboardMessages.tokens;

/** The first active token to expire. */
const nextExpiryList = (now: Date) => ({
  first: 1,
  sort: { field: 'expirationAt', desc: false },
  filter: [
    { field: 'enabled', op: 'eq' as const, values: ['true'] },
    { field: 'expirationAt', op: 'gt' as const, values: [now.toISOString()] },
  ],
});

export type TokensCardProps = { enabledTokens: number | undefined; tokenLimit: number | undefined };

/** Enabled tokens, the limit, and the next expiration. */
export function TokensCard({ enabledTokens, tokenLimit }: TokensCardProps) {
  const [now] = useState(() => new Date());
  const { data } = useQuery(nextExpiryQuery, { list: nextExpiryList(now) });
  const next = data?.apiTokens.nodes[0];
  const status = next && tokenStatus({ enabled: true, expirationAt: next.expirationAt }, now.getTime());
  return (
    <Card
      title={apiTokenMessages.title}
      actions={
        <Link asChild>
          <RouterLink to="/apis/">{messages.manage}</RouterLink>
        </Link>
      }
    >
      <div className={styles.tokens} aria-busy={enabledTokens === undefined}>
        {enabledTokens === undefined || tokenLimit === undefined ? (
          <Skeleton />
        ) : (
          <ProgressBar
            label={messages.enabled}
            value={enabledTokens}
            maxValue={tokenLimit}
            valueText={messages.count(enabledTokens, tokenLimit)}
          />
        )}
        {next && status?.kind === 'expiring' && (
          <p className={styles.expiring}>
            <Icon icon={ClockExclamationPoint} size={16} />
            <span>{messages.named(next.name, apiTokenMessages.status.expiring(status.days))}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
