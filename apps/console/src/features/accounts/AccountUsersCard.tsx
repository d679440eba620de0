import { Avatar } from '@edge-console/ui/avatar';
import { LinkButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { ArrowRight, Icon, Plus, Users } from '@edge-console/ui/icon';
import { EmptyState } from '@edge-console/ui/states';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { EmailAddress } from '../../records/account/EmailAddress.tsx';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { accountsMessages } from './messages.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { UserStatus } from '../../records/user/UserStatus.tsx';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import * as styles from '../../records/record-page/RecordPage.css.ts';
import type { AccountPageData } from './queries.ts';

const { page: messages } = accountsMessages;

export type AccountUsersCardProps = {
  account: { id: string; name: string };
  users: NonNullable<AccountPageData['users']>;
};

/** The most recent sign-ins, with a link to all users. */
export function AccountUsersCard({ account, users: { nodes, totalCount } }: AccountUsersCardProps) {
  const invites = useAccess('inviteUser').allowed;
  return (
    <Card
      isFlush
      title={messages.users}
      description={messages.usersText}
      {...(totalCount > 0 && {
        footer: (
          <LinkButton asChild variant="ghost">
            <RouterLink to={`/users/?filter=entity:eq:${account.id}`}>
              {messages.allUsers(totalCount)}
              <Icon icon={ArrowRight} />
            </RouterLink>
          </LinkButton>
        ),
      })}
    >
      {nodes.length === 0 ? (
        <div className={styles.state}>
          <EmptyState
            icon={Users}
            title={messages.noUsers.title}
            actions={
              invites ? (
                <LinkButton asChild variant="primary" icon={Plus}>
                  <RouterLink to={`/users/?drawer=invite:${account.id}`}>{messages.noUsers.invite}</RouterLink>
                </LinkButton>
              ) : undefined
            }
          >
            {invites ? messages.noUsers.textToInvite(account.name) : messages.noUsers.text(account.name)}{' '}
            <DocumentationLink topic="users" />
          </EmptyState>
        </div>
      ) : (
        <ul className={styles.rows}>
          {nodes.map((user) => (
            <li key={user.id} className={styles.row}>
              <Avatar name={fullName(user)} />
              <div className={styles.textColumn}>
                <div className={styles.title}>
                  <ObjectLink type="User" id={user.id}>
                    {fullName(user)}
                  </ObjectLink>
                </div>
                <div className={styles.text}>
                  <EmailAddress>{user.email}</EmailAddress> · {user.roleName}
                </div>
              </div>
              <UserStatus status={user.status} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
