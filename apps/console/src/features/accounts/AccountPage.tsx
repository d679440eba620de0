import { Avatar } from '@edge-console/ui/avatar';
import { Skeleton } from '@edge-console/ui/skeleton';
import { Status } from '@edge-console/ui/status';
import { hasLevel } from '../../auth/access/access.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import { ActivityCard } from '../../records/audit-log/ActivityCard.tsx';
import { auditLogUrl } from '../../records/audit-log/auditLogUrl.ts';
import { RecordPage } from '../../records/list/RecordPage.tsx';
import { RecordActions } from '../../records/record-page/RecordActions.tsx';
import * as styles from '../../records/record-page/RecordPage.css.ts';
import { RecordPageLoader } from '../../records/record-page/RecordPageLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountsMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { AccountHealthCard } from './AccountHealthCard.tsx';
import { AccountOverviewCards } from './AccountOverviewCards.tsx';
import { AccountPageSkeleton } from './AccountPageSkeleton.tsx';
import { AccountUsersCard } from './AccountUsersCard.tsx';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { accountPageQuery, type ListedAccount } from './queries.ts';

const { page: messages } = accountsMessages;
const { editDrawer } = accountFormMessages;

type AccountTypeProps = { account: Pick<ListedAccount, 'type' | 'parent'> };

/** "Customer of Northlight", with a link to the account above. */
const AccountType = ({ account: { type, parent } }: AccountTypeProps) => (
  <>
    {messages.types[type]}
    {parent && (
      <>
        {messages.of}
        <ObjectLink type="Entity" id={parent.id}>
          {parent.name}
        </ObjectLink>
      </>
    )}
  </>
);

/** An account's page: details, services, users, and recent activity. */
export function AccountPage({ id, menuOf, onClose }: ListDrawerProps) {
  const seesUsers = useAccess('users').allowed;
  const seesActivity = useAccess('auditEvents').allowed;
  const seesBilling = hasLevel(useViewer(), 'st.billing', 'READ');
  const query = useQuery(accountPageQuery, { id, account: id, seesUsers, seesActivity, seesBilling });
  const { data } = query;
  const loaded = data?.node?.__typename === 'Entity' ? data.node : undefined;
  return (
    <RecordPageLoader
      id={id}
      query={query}
      item={loaded}
      nameOf={({ name }) => name}
      messages={{ ...editDrawer, loading: messages.loading }}
      image={<Skeleton shape="block" width={40} height={40} />}
      skeleton={<AccountPageSkeleton seesBilling={seesBilling} seesUsers={seesUsers} seesActivity={seesActivity} />}
      onClose={onClose}
    >
      {(account) => (
        <RecordPage
          title={account.name}
          image={<Avatar name={account.name} size="lg" shape="square" />}
          description={<AccountType account={account} />}
          status={
            <Status kind={account.active ? 'active' : 'inactive'}>
              {account.active ? accountsMessages.active : accountsMessages.disabled}
            </Status>
          }
          actions={<RecordActions menu={menuOf?.(account)} buttons={['edit']} />}
        >
          <div className={styles.columns}>
            <div className={styles.column}>
              <AccountHealthCard account={account} />
              <AccountOverviewCards account={account} seesBilling={seesBilling} />
            </div>
            <div className={styles.column}>
              {data?.users && <AccountUsersCard account={account} users={data.users} />}
              {data?.auditEvents && (
                <ActivityCard
                  description={messages.activityText}
                  events={data.auditEvents.nodes}
                  href={auditLogUrl('entity', id)}
                  emptyText={messages.noActivity}
                />
              )}
            </div>
          </div>
        </RecordPage>
      )}
    </RecordPageLoader>
  );
}
