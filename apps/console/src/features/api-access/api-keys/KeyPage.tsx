import { Card } from '@edge-console/ui/card';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { KeyValueList, type KeyValueItem } from '@edge-console/ui/key-value-list';
import { useQuery } from '../../../api/useQuery.ts';
import { useAccess } from '../../../auth/access/useAccess.ts';
import { ActivityCard } from '../../../records/audit-log/ActivityCard.tsx';
import { auditLogUrl } from '../../../records/audit-log/auditLogUrl.ts';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { RecordPage } from '../../../records/list/RecordPage.tsx';
import { recordPageMessages } from '../../../records/record-page/messages.ts';
import { RecordActions } from '../../../records/record-page/RecordActions.tsx';
import * as styles from '../../../records/record-page/RecordPage.css.ts';
import { RecordPageLoader } from '../../../records/record-page/RecordPageLoader.tsx';
import { RecordSkeleton } from '../../../records/record-page/RecordSkeleton.tsx';
import { keyPageMessages as messages } from './keyPageMessages.ts';
import { type KeyOnPage, keyPageQuery } from './keyPageQuery.ts';
import { KeyStatus, KeySyncState } from './KeyStatus.tsx';
import { apiKeysMessages } from './messages.ts';

const detailsOf = (key: KeyOnPage): KeyValueItem[] => [
  { label: messages.value, value: key.value, isCode: true, copy: true },
  {
    label: messages.allowedOrigins,
    value: key.allowedOrigins.join(', '),
    isCode: true,
    emptyMessage: messages.anyOrigin,
  },
  { label: messages.syncState, value: <KeySyncState apiKey={key} /> },
  {
    label: messages.syncedAt,
    value: key.syncedAt && <RelativeTime value={key.syncedAt} />,
    emptyMessage: messages.notSynced,
  },
  { label: messages.createdUser, value: key.createdUser },
  { label: messages.createdAt, value: <DateText value={key.createdAt} /> },
  { label: messages.updatedUser, value: key.updatedUser, emptyMessage: messages.notUpdated },
  { label: messages.id, value: key.id, isCode: true, copy: true },
];

/** An API key's page: its value, which pages can use it, who created it, and who changed it. */
export function KeyPage({ id, menuOf, onClose }: ListDrawerProps) {
  const seesActivity = useAccess('auditEvents').allowed;
  const query = useQuery(keyPageQuery, { id, key: id, seesActivity });
  const { data } = query;
  return (
    <RecordPageLoader
      id={id}
      query={query}
      item={data?.node?.__typename === 'ApiKey' ? data.node : undefined}
      nameOf={({ name }) => name}
      messages={apiKeysMessages.form}
      skeleton={
        <RecordSkeleton
          details={[
            messages.value,
            messages.allowedOrigins,
            messages.syncState,
            messages.syncedAt,
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
      {(key) => (
        <RecordPage
          title={key.name}
          status={<KeyStatus apiKey={key} />}
          description={messages.text}
          actions={<RecordActions menu={menuOf?.(key)} buttons={['snippet', 'edit']} />}
        >
          <div className={data?.auditEvents ? styles.withSide : undefined}>
            {data?.auditEvents && (
              <ActivityCard
                description={messages.activityText}
                events={data.auditEvents.nodes}
                href={auditLogUrl('targetName', key.name)}
                about="target"
                emptyText={messages.noActivity}
              />
            )}
            <Card title={recordPageMessages.details}>
              <KeyValueList items={detailsOf(key)} />
            </Card>
          </div>
        </RecordPage>
      )}
    </RecordPageLoader>
  );
}
