import { Avatar } from '@edge-console/ui/avatar';
import { Button, IconButton } from '@edge-console/ui/button';
import { Ellipsis, Pencil } from '@edge-console/ui/icon';
import { Menu } from '@edge-console/ui/menu';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ErrorState } from '@edge-console/ui/states';
import { Status } from '@edge-console/ui/status';
import { hasLevel } from '../../auth/access/access.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { useLeaveWhenDeleted } from '../../records/list/useLeaveWhenDeleted.ts';
import { RecordPage } from '../../records/list/RecordPage.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountsMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { AccountHealthCard } from './AccountHealthCard.tsx';
import { AccountActivityCard } from './AccountActivityCard.tsx';
import { AccountOverviewCards } from './AccountOverviewCards.tsx';
import { AccountPageSkeleton } from './AccountPageSkeleton.tsx';
import { AccountUsersCard } from './AccountUsersCard.tsx';
import { accountPageQuery } from './queries.ts';
import * as styles from './AccountPage.css.ts';

const { page: messages } = accountsMessages;
const { editDrawer } = accountFormMessages;

/** An account's page: details, services, users, and recent activity. */
export function AccountPage({ id, menuOf, onClose }: ListDrawerProps) {
  const seesUsers = useAccess('users').allowed;
  const seesActivity = useAccess('auditEvents').allowed;
  const seesBilling = hasLevel(useViewer(), 'st.billing', 'READ');
  const edit = useAccess('updateEntity');
  const offline = useOfflineReason();
  const { open } = useDrawer();
  const query = useQuery(accountPageQuery, { id, account: id, seesUsers, seesActivity, seesBilling });
  const { data, error } = query;
  const account = data?.node?.__typename === 'Entity' ? data.node : undefined;
  const isMissing = !account && (data !== undefined || error?.kind === 'notFound');
  const isLoading = !isMissing && !error;
  const isDeleted = useLeaveWhenDeleted(id, { name: account?.name, isMissing, onClose });
  if (!account)
    return (
      <RecordPage
        title={messages.loading}
        {...(isLoading && {
          image: <Skeleton shape="block" width={40} height={40} />,
          description: <Skeleton width={160} />,
        })}
      >
        {isMissing && !isDeleted ? (
          <ErrorState title={editDrawer.missing} />
        ) : error && !isDeleted ? (
          <LoadFailure
            title={editDrawer.notLoaded}
            error={error}
            onRetry={query.refetch}
            isPending={query.isFetching}
          />
        ) : (
          <AccountPageSkeleton seesBilling={seesBilling} seesUsers={seesUsers} seesActivity={seesActivity} />
        )}
      </RecordPage>
    );
  return (
    <RecordPage
      title={account.name}
      image={<Avatar name={account.name} size="lg" shape="square" />}
      description={messages.text(messages.types[account.type], account.parent?.name)}
      status={
        <Status kind={account.active ? 'active' : 'inactive'}>
          {account.active ? accountsMessages.active : accountsMessages.disabled}
        </Status>
      }
      actions={
        menuOf && (
          <>
            <Button
              icon={Pencil}
              disabledReason={edit.allowed ? offline : edit.reason}
              onPress={() => open('edit', id)}
            >
              {accountsMessages.actions.edit}
            </Button>
            <Menu
              label={messages.more}
              trigger={<IconButton label={messages.more} icon={Ellipsis} variant="secondary" />}
              items={menuOf(account).filter(
                (entry) => typeof entry !== 'object' || !('id' in entry) || entry.id !== 'edit',
              )}
            />
          </>
        )
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountHealthCard account={account} />
          <AccountOverviewCards account={account} seesBilling={seesBilling} />
        </div>
        <div className={styles.column}>
          {data?.users && <AccountUsersCard account={account} users={data.users} />}
          {data?.auditEvents && <AccountActivityCard accountId={id} events={data.auditEvents.nodes} />}
        </div>
      </div>
    </RecordPage>
  );
}
