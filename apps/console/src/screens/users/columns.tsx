import { Avatar } from '@edge-console/ui/avatar';
import { Badge } from '@edge-console/ui/badge';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { Status, type StatusKind } from '@edge-console/ui/status';
import type { Column } from '@edge-console/ui/table';
import { usersMessages } from '../../messages/users.ts';
import type { ListedUser } from './documents.ts';
import * as styles from './columns.css.ts';
import { fullName } from './fullName.ts';

const looks: Record<ListedUser['status'], StatusKind> = {
  ACTIVE: 'active',
  INVITED: 'invited',
  UNCONFIRMED: 'pending',
  INACTIVE: 'inactive',
  DEACTIVATED: 'inactive',
  RESET_REQUIRED: 'pending',
};

const texts = usersMessages.columns;

/** Marked for who has come in without one that the account demands. Unknown where the viewer may not know. */
function SecondFactor({ user: { mfaEnabled, entity, status } }: { user: ListedUser }) {
  const { on, off } = usersMessages.factor;
  const isMissing = entity.requireMfa && (status === 'ACTIVE' || status === 'RESET_REQUIRED');
  if (mfaEnabled === null) return null;
  if (mfaEnabled) return on;
  return isMissing ? <Badge tone="warning">{off}</Badge> : off;
}

/** Column ids are the fields that the API sorts by. The e-mail address has what the others leave. */
export const columns: readonly Column<ListedUser>[] = [
  {
    id: 'name',
    header: texts.name,
    isRowHeader: true,
    isSortable: true,
    skeleton: 'person',
    width: '20%',
    cell: (user) => (
      <span className={styles.person}>
        <Avatar name={fullName(user)} />
        <span className={styles.name}>{fullName(user)}</span>
        {user.admin && <Badge isOutlined>{usersMessages.admin}</Badge>}
      </span>
    ),
  },
  {
    id: 'email',
    header: texts.email,
    isSortable: true,
    tone: 'muted',
    skeleton: 'long',
    card: 'subtitle',
    cell: (user) => <span title={user.email}>{user.email}</span>,
  },
  {
    id: 'role',
    header: texts.role,
    isSortable: true,
    width: '13%',
    card: 'start',
    cell: (user) => <span title={user.roleName}>{user.roleName}</span>,
  },
  {
    id: 'createdAt',
    header: texts.createdAt,
    isSortable: true,
    firstDirection: 'descending',
    tone: 'muted',
    width: '128px',
    card: 'none',
    cell: (user) => <DateText value={user.createdAt} />,
  },
  {
    id: 'lastLogin',
    header: texts.lastLogin,
    isSortable: true,
    firstDirection: 'descending',
    tone: 'muted',
    width: '114px',
    card: 'end',
    cardLabel: texts.lastLogin,
    cell: (user) => <RelativeTime value={user.lastLogin} />,
  },
  {
    id: 'mfaEnabled',
    header: usersMessages.factor.column,
    tone: 'muted',
    width: '68px',
    card: 'none',
    cell: (user) => <SecondFactor user={user} />,
  },
  {
    id: 'status',
    header: texts.status,
    isSortable: true,
    width: '140px',
    card: 'status',
    cell: (user) => <Status kind={looks[user.status]}>{usersMessages.statuses[user.status]}</Status>,
  },
];
