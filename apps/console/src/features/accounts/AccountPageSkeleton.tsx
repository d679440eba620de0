import { Card } from '@edge-console/ui/card';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Skeleton } from '@edge-console/ui/skeleton';
import { accessMessages } from '../../core/messages/access.ts';
import { billingItems } from '../../records/account/billingItems.tsx';
import { ownAccountMessages } from '../../records/account/ownAccountMessages.ts';
import { CardRows } from '../../records/record-page/CardRows.tsx';
import { recordPageMessages } from '../../records/record-page/messages.ts';
import * as styles from '../../records/record-page/RecordPage.css.ts';
import { serviceIds } from './accountValues.ts';
import { accountsMessages } from './messages.ts';

const { page: messages, columns } = accountsMessages;
const value = <Skeleton width={120} />;
const unknown = (label: string) => ({ label, value });

export type AccountPageSkeletonProps = { seesBilling: boolean; seesUsers: boolean; seesActivity: boolean };

/** The cards of an account's page, without values. */
export const AccountPageSkeleton = ({ seesBilling, seesUsers, seesActivity }: AccountPageSkeletonProps) => (
  <div className={styles.columns} aria-busy>
    <div className={styles.column}>
      <Card title={messages.health}>
        <KeyValueList
          items={[columns.status, columns.audienceTrend, columns.offload, columns.lastDataAt].map(unknown)}
        />
      </Card>
      <Card title={messages.overview}>
        <KeyValueList
          items={[
            ...[
              columns.companyName,
              ownAccountMessages.region,
              columns.tier,
              messages.resources,
              messages.secondFactor,
              ownAccountMessages.customerId,
            ].map(unknown),
            ...(seesBilling ? billingItems(undefined, value) : []),
            unknown(columns.createdAt),
          ]}
        />
      </Card>
      <Card title={messages.services}>
        <KeyValueList items={serviceIds.map((id) => unknown(accessMessages.services[id] ?? id))} />
      </Card>
    </div>
    <div className={styles.column}>
      {seesUsers && (
        <Card isFlush title={messages.users} description={messages.usersText}>
          <CardRows count={6} hasImage />
        </Card>
      )}
      {seesActivity && (
        <Card isFlush title={recordPageMessages.activity} description={messages.activityText}>
          <CardRows count={8} />
        </Card>
      )}
    </div>
  </div>
);
