import { Avatar } from '@edge-console/ui/avatar';
import { Badge } from '@edge-console/ui/badge';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { accessTo } from '../../auth/access/useAccess.ts';
import { loadAccounts } from '../../records/account/loadAccounts.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { userMessages } from '../../records/user/messages.ts';
import { usersMessages } from './messages.ts';
import type { ListedUser } from './queries.ts';
import * as styles from './columns.css.ts';
import { isMfaMissing } from '../../records/account/mfaStates.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { UserStatus } from '../../records/user/UserStatus.tsx';

const { columns: messages, statusKeywords, mfa: factor } = usersMessages;
const { statuses } = userMessages;

/** A customer only sees its own users. */
const canSeeAccounts = (viewer: Viewer) => accessTo('entities', viewer).allowed;

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Whether the user has set up MFA; null without permission to know. */
const mfaText = ({ mfaEnabled }: ListedUser): string | null =>
  mfaEnabled === null ? null : mfaEnabled ? factor.on : factor.off;

/**
 * Column IDs are the API's sort and filter fields. The email column takes the remaining width.
 */
export const columns: readonly ListColumn<ListedUser>[] = [
  {
    id: 'name',
    header: messages.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    skeleton: 'person',
    width: 200,
    minWidth: 170,
    exportValue: fullName,
    exportAs: [
      { id: 'firstName', header: messages.firstName, cell: ({ name }) => name },
      { id: 'lastName', header: messages.lastName, cell: ({ lastName }) => lastName },
    ],
    cell: (user) => (
      <span className={styles.user}>
        <Avatar name={fullName(user)} />
        <span className={styles.name}>
          <DrawerLink name="user" id={user.id}>
            {fullName(user)}
          </DrawerLink>
        </span>
        {user.admin && <Badge isOutlined>{usersMessages.admin}</Badge>}
      </span>
    ),
  },
  {
    id: 'email',
    header: messages.email,
    isSortable: true,
    filter: { type: 'text' },
    isMuted: true,
    skeleton: 'long',
    minWidth: 130,
    card: 'subtitle',
    exportValue: ({ email }) => email,
    cell: ({ email }) => <span title={email}>{email}</span>,
  },
  {
    id: 'entity',
    header: messages.account,
    filter: {
      type: 'choice',
      options: [],
      loadOptions: async (client, text, signal) =>
        (await loadAccounts(client, text, signal)).map(({ id, name }) => ({ value: id, label: name })),
    },
    isFor: canSeeAccounts,
    optionOf: ({ entity }) => ({ value: entity.id, label: entity.name }),
    width: 124,
    minWidth: 80,
    exportValue: ({ entity }) => entity.name,
    cell: ({ entity }) => <span title={entity.name}>{entity.name}</span>,
  },
  {
    id: 'role',
    header: messages.role,
    isSortable: true,
    filter: {
      type: 'choice',
      options: [],
      loadOptions: async (...search) => (await import('./loadRoles.ts')).loadRoles(...search),
    },
    optionOf: ({ role, roleName }) => ({ value: role.id, label: roleName }),
    width: 136,
    minWidth: 80,
    card: 'start',
    exportValue: ({ roleName }) => roleName,
    cell: ({ roleName }) => <span title={roleName}>{roleName}</span>,
  },
  {
    id: 'createdAt',
    header: messages.createdAt,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 124,
    minWidth: 124,
    isTruncatable: false,
    card: 'none',
    exportValue: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  {
    id: 'lastLogin',
    header: messages.lastLogin,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    // As wide as a date: "41 min ago" becomes one.
    width: 124,
    minWidth: 124,
    isTruncatable: false,
    card: 'end',
    cardLabel: messages.lastLogin,
    exportValue: ({ lastLogin }) => (lastLogin === null ? null : new Date(lastLogin)),
    cell: ({ lastLogin }) => <RelativeTime value={lastLogin} />,
  },
  {
    id: 'mfaEnabled',
    header: factor.column,
    // Hidden by default with an Account column, for lack of space.
    isHidden: canSeeAccounts,
    filter: { type: 'choice', label: factor.field, options: options({ true: factor.on, false: factor.off }) },
    isMuted: true,
    width: 60,
    minWidth: 56,
    card: 'none',
    exportValue: mfaText,
    cell: (user) => (isMfaMissing(user) ? <Badge tone="warning">{mfaText(user)}</Badge> : <span>{mfaText(user)}</span>),
  },
  {
    id: 'status',
    header: messages.status,
    isSortable: true,
    filter: {
      type: 'choice',
      options: options(statuses).map((option) => ({ ...option, keywords: statusKeywords[option.value] })),
    },
    width: 140,
    minWidth: 140,
    card: 'status',
    exportValue: ({ status }) => statuses[status],
    cell: ({ status }) => <UserStatus status={status} />,
  },
];
