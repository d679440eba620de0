import { Avatar } from '@edge-console/ui/avatar';
import { LinkButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { ArrowRight, Icon } from '@edge-console/ui/icon';
import { Link as RouterLink } from 'react-router-dom';
import { EmailAddress } from '../../accounts/EmailAddress.tsx';
import { accountsMessages } from '../../messages/accounts.ts';
import { fullName } from '../users/fullName.ts';
import { UserStatus } from '../users/UserStatus.tsx';
import * as styles from './AccountPage.css.ts';
import type { AccountPageData } from './documents.ts';

const { page: texts } = accountsMessages;

export type AccountUsersCardProps = { accountId: string; users: NonNullable<AccountPageData['users']> };

/** The people who came last, and the way to all of them. */
export const AccountUsersCard = ({ accountId, users: { nodes, totalCount } }: AccountUsersCardProps) => (
  <Card
    isFlush
    title={texts.users}
    description={nodes.length === 0 ? texts.noUsers : texts.usersText}
    {...(totalCount > 0 && {
      footer: (
        <LinkButton asChild variant="ghost">
          <RouterLink to={`/users/?filter=entity:eq:${accountId}`}>
            {texts.allUsers(totalCount)}
            <Icon icon={ArrowRight} />
          </RouterLink>
        </LinkButton>
      ),
    })}
  >
    <ul className={styles.rows}>
      {nodes.map((user) => (
        <li key={user.id} className={styles.row}>
          <Avatar name={fullName(user)} />
          <div className={styles.words}>
            <div className={styles.title}>{fullName(user)}</div>
            <div className={styles.text}>
              <EmailAddress>{user.email}</EmailAddress> · {user.roleName}
            </div>
          </div>
          <UserStatus status={user.status} />
        </li>
      ))}
    </ul>
  </Card>
);
