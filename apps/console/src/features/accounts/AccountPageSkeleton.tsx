import { Card } from '@edge-console/ui/card';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { Skeleton } from '@edge-console/ui/skeleton';
import { accessMessages } from '../../core/messages/access.ts';
import { billingItems } from '../../records/account/billingItems.tsx';
import { ownAccountMessages } from '../../records/account/ownAccountMessages.ts';
import * as styles from './AccountPage.css.ts';
import { serviceIds } from './accountValues.ts';
import { accountsMessages } from './messages.ts';

const { page: messages, columns } = accountsMessages;
const value = <Skeleton width={120} />;
const unknown = (label: string) => ({ label, value });

const Rows = ({ count, hasImage = false }: { count: number; hasImage?: boolean }) => (
  <ul className={styles.rows}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={styles.row}>
        {hasImage && <Skeleton shape="circle" width={28} />}
        <div className={styles.textColumn}>
          <div className={styles.title}>
            <Skeleton width={140} />
          </div>
          <div className={styles.text}>
            <Skeleton width={220} />
          </div>
        </div>
      </li>
    ))}
  </ul>
);

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
          <Rows count={6} hasImage />
        </Card>
      )}
      {seesActivity && (
        <Card isFlush title={messages.activity} description={messages.activityText}>
          <Rows count={8} />
        </Card>
      )}
    </div>
  </div>
);
