import { Card } from '@edge-console/ui/card';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { KeyValueList, type KeyValueItem } from '@edge-console/ui/key-value-list';
import { useQuery } from '../../../api/useQuery.ts';
import { useAccess } from '../../../auth/access/useAccess.ts';
import { scopeText } from '../../../records/api-token/tokenStatus.ts';
import { TokenStatusText } from '../../../records/api-token/TokenStatusText.tsx';
import { ActivityCard } from '../../../records/audit-log/ActivityCard.tsx';
import { auditLogUrl } from '../../../records/audit-log/auditLogUrl.ts';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { RecordPage } from '../../../records/list/RecordPage.tsx';
import { recordPageMessages } from '../../../records/record-page/messages.ts';
import { RecordActions } from '../../../records/record-page/RecordActions.tsx';
import * as styles from '../../../records/record-page/RecordPage.css.ts';
import { RecordPageLoader } from '../../../records/record-page/RecordPageLoader.tsx';
import { RecordSkeleton } from '../../../records/record-page/RecordSkeleton.tsx';
import { apiTokensMessages } from './messages.ts';
import { TokenCreator } from './TokenCreator.tsx';
import { tokenPageMessages as messages } from './tokenPageMessages.ts';
import { type TokenOnPage, tokenPageQuery } from './tokenPageQuery.ts';

const detailsOf = (token: TokenOnPage): KeyValueItem[] => [
  { label: messages.secret, value: messages.masked(token.prefix, token.lastFour), isCode: true },
  { label: messages.scopes, value: scopeText(token.scopes) },
  { label: messages.expirationAt, value: <DateText value={token.expirationAt} /> },
  {
    label: messages.used,
    value: token.lastUsedAt && <RelativeTime value={token.lastUsedAt} />,
    emptyMessage: messages.never,
  },
  { label: messages.createdUser, value: <TokenCreator token={token} /> },
  { label: messages.createdAt, value: <DateText value={token.createdAt} /> },
  { label: messages.updatedUser, value: token.updatedUser, emptyMessage: messages.notUpdated },
  { label: messages.id, value: token.id, isCode: true, copy: true },
];

/** An API token's page: what it can read, who created it, when it was used, and who changed it. */
export function TokenPage({ id, menuOf, onClose }: ListDrawerProps) {
  const seesActivity = useAccess('auditEvents').allowed;
  const query = useQuery(tokenPageQuery, { id, token: id, seesActivity });
  const { data } = query;
  return (
    <RecordPageLoader
      id={id}
      query={query}
      item={data?.node?.__typename === 'ApiToken' ? data.node : undefined}
      nameOf={({ name }) => name}
      messages={apiTokensMessages.form}
      skeleton={
        <RecordSkeleton
          details={[
            messages.secret,
            messages.scopes,
            messages.expirationAt,
            messages.used,
            messages.createdUser,
            messages.createdAt,
            messages.updatedUser,
            messages.id,
          ]}
          activityText={seesActivity ? messages.activityText : undefined}
        />
      }
      onClose={onClose}
    >
      {(token) => (
        <RecordPage
          title={token.name}
          status={<TokenStatusText token={token} />}
          description={
            token.lastUsedAt === null ? (
              messages.neverUsed
            ) : (
              <>
                {messages.lastUsed} <RelativeTime value={token.lastUsedAt} />
              </>
            )
          }
          actions={<RecordActions menu={menuOf?.(token)} buttons={['getSecret', 'rotate', 'edit']} />}
        >
          <div className={data?.auditEvents ? styles.withSide : undefined}>
            {data?.auditEvents && (
              <ActivityCard
                description={messages.activityText}
                events={data.auditEvents.nodes}
                href={auditLogUrl('targetName', token.name)}
                about="target"
                emptyText={messages.noActivity}
              />
            )}
            <Card title={recordPageMessages.details}>
              <KeyValueList items={detailsOf(token)} />
            </Card>
          </div>
        </RecordPage>
      )}
    </RecordPageLoader>
  );
}
