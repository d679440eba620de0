import { Avatar } from '@edge-console/ui/avatar';
import { RelativeTime } from '@edge-console/ui/date-time';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Skeleton } from '@edge-console/ui/skeleton';
import { Status } from '@edge-console/ui/status';
import { fullName } from '../../api/viewer/fullName.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { builtInRoles } from '../../auth/access/builtInRoles.generated.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { ActivityCard } from '../../records/audit-log/ActivityCard.tsx';
import { auditLogUrl } from '../../records/audit-log/auditLogUrl.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { RecordPage } from '../../records/list/RecordPage.tsx';
import { RecordActions, actionIn } from '../../records/record-page/RecordActions.tsx';
import * as styles from '../../records/record-page/RecordPage.css.ts';
import { RecordPageLoader } from '../../records/record-page/RecordPageLoader.tsx';
import { RecordTabs } from '../../records/record-page/RecordTabs.tsx';
import { UserStatus } from '../../records/user/UserStatus.tsx';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { RoleHistoryCard } from './RoleHistoryCard.tsx';
import { UserDetailsCard } from './UserDetailsCard.tsx';
import { UserPageSkeleton } from './UserPageSkeleton.tsx';
import { type UserOnPage, userPageQuery } from './userPageQuery.ts';
import { userPageMessages as messages } from './userPageMessages.ts';
import { UserSessionsCard } from './UserSessionsCard.tsx';
import { UserTokensCard } from './UserTokensCard.tsx';

const UserPermissions = lazyComponent(async () => (await import('./UserPermissions.tsx')).UserPermissions);

const isBuiltIn = (roleId: string) => builtInRoles.some(({ id }) => id === roleId);

function Facts({ user }: { user: UserOnPage }) {
  const { role, roleName, entity, mfaEnabled, lastLogin } = user;
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>
        <ObjectLink type="Role" id={role.id} accountId={isBuiltIn(role.id) ? null : entity.id}>
          {roleName}
        </ObjectLink>
      </span>
      {mfaEnabled !== null && (
        <span className={styles.fact}>
          <Status kind={mfaEnabled ? 'active' : 'inactive'}>{mfaEnabled ? messages.mfa.on : messages.mfa.off}</Status>
        </span>
      )}
      <span className={styles.fact}>
        {lastLogin === null ? (
          messages.neverSignedIn
        ) : (
          <span>
            {messages.lastLogin} <RelativeTime value={lastLogin} />
          </span>
        )}
      </span>
    </span>
  );
}

/** A user's page: sessions, activity, role history, permissions, and API tokens, as far as the viewer can see them. */
export function UserPage({ id, menuOf, onClose }: ListDrawerProps) {
  const viewer = useViewer();
  const sees = {
    seesSessions: useAccess('userSessions').allowed,
    seesActivity: useAccess('auditEvents').allowed,
    seesTokens: useAccess('apiTokens').allowed,
  };
  const seesRoles = useAccess('roles').allowed;
  const query = useQuery(userPageQuery, { id, user: id, ...sees });
  const { data } = query;
  return (
    <RecordPageLoader
      id={id}
      query={query}
      item={data?.node?.__typename === 'User' ? data.node : undefined}
      nameOf={fullName}
      messages={messages}
      image={<Skeleton shape="circle" width={40} />}
      skeleton={<UserPageSkeleton {...sees} />}
      onClose={onClose}
    >
      {(user) => {
        const menu = menuOf?.(user);
        const isOwnAccount = user.entity.id === viewer.entity?.id;
        const seesPermissions = seesRoles && (isOwnAccount || isBuiltIn(user.role.id));
        return (
          <RecordPage
            title={fullName(user)}
            image={<Avatar name={fullName(user)} size="lg" />}
            status={<UserStatus status={user.status} />}
            description={<Facts user={user} />}
            actions={<RecordActions menu={menu} buttons={['act', 'edit']} />}
          >
            <RecordTabs
              label={messages.sections}
              tabs={[
                {
                  id: 'overview',
                  label: messages.overview,
                  panel: () => (
                    <div className={styles.withSide}>
                      <div className={styles.column}>
                        {data?.userSessions && (
                          <UserSessionsCard sessions={data.userSessions} signOut={actionIn(menu, 'endSessions')} />
                        )}
                        {data?.activity && (
                          <ActivityCard
                            description={messages.activityText}
                            events={data.activity.nodes}
                            href={auditLogUrl('actor', user.email)}
                            about="actor"
                            emptyText={messages.noActivity}
                          />
                        )}
                      </div>
                      <div className={styles.column}>
                        <UserDetailsCard user={user} />
                        {data?.roleChanges && (
                          <RoleHistoryCard user={user} events={data.roleChanges.nodes} edit={actionIn(menu, 'edit')} />
                        )}
                      </div>
                    </div>
                  ),
                },
                ...(seesPermissions
                  ? [{ id: 'permissions', label: messages.permissions, panel: () => <UserPermissions user={user} /> }]
                  : []),
                ...(data?.apiTokens && isOwnAccount
                  ? [
                      {
                        id: 'tokens',
                        label: messages.apiTokens,
                        count: data.apiTokens.totalCount,
                        panel: () => <UserTokensCard tokens={data.apiTokens?.nodes ?? []} />,
                      },
                    ]
                  : []),
              ]}
            />
          </RecordPage>
        );
      }}
    </RecordPageLoader>
  );
}
