import type { ListColumn } from '../../records/list/listColumn.ts';
import { rolesMessages } from './messages.ts';
import type { ListedRole } from './queries.ts';
import * as styles from './Roles.css.ts';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import { RoleUsers } from './RoleUsers.tsx';
import { Badge } from '@edge-console/ui/badge';
import { formatNumber } from '@edge-console/ui/formats';
import { locale } from '../../core/locale/locale.ts';
import { RelativeTime } from '@edge-console/ui/date-time';

const { columns: labels, builtIn: builtInLabel, describe } = rolesMessages;

export const columns: readonly ListColumn<ListedRole>[] = [
  {
    id: 'name',
    header: labels.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    width: 280,
    minWidth: 180,
    exportValue: ({ name }) => name,
    cell: ({ id, name, builtIn }) => (
      <span className={styles.role}>
        <DrawerLink name="role" id={id}>
          {name}
        </DrawerLink>
        {builtIn && <Badge isOutlined>{builtInLabel}</Badge>}
      </span>
    ),
  },
  {
    id: 'description',
    header: labels.description,
    isMuted: true,
    skeleton: 'long',
    minWidth: 200,
    card: 'subtitle',
    exportValue: (role) => describe(role.id, role.description),
    cell: ({ id, description: own }) => {
      const text = describe(id, own);
      return <span title={text}>{text}</span>;
    },
  },
  {
    id: 'usersCount',
    header: labels.users,
    align: 'end',
    width: 80,
    minWidth: 72,
    card: 'start',
    cardLabel: labels.users,
    exportValue: ({ usersCount }) => usersCount,
    cell: (role) => <RoleUsers {...role}>{formatNumber(role.usersCount, locale)}</RoleUsers>,
  },
  {
    id: 'updatedAt',
    header: labels.updatedAt,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 130,
    minWidth: 120,
    card: 'none',
    exportValue: ({ updatedAt }) => new Date(updatedAt),
    // Built-in roles change with the product.
    cell: ({ builtIn, updatedAt }) => (builtIn ? null : <RelativeTime value={updatedAt} />),
  },
];
