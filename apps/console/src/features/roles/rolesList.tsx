import { Badge } from '@edge-console/ui/badge';
import { RelativeTime } from '@edge-console/ui/date-time';
import { formatNumber } from '@edge-console/ui/formats';
import { Copy, Eye, Plus, ShieldCheck, Trash } from '@edge-console/ui/icon';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import { defineList } from '../../records/list/defineList.ts';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import type { RowActions } from '../../records/list/rowAction.ts';
import { locale } from '../../core/locale/locale.ts';
import { rolesMessages } from './messages.ts';
import * as styles from './Roles.css.ts';
import { deleteObstacle } from './roleValues.ts';
import { graphql, type ResultOf } from '../../api/graphql.ts';

const rolesQuery = graphql(`
  query Roles($list: ListInput) {
    roles(list: $list) {
      totalCount
      nodes {
        id
        name
        description
        builtIn
        usersCount
        updatedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const rolesCountQuery = graphql(`
  query RolesCount {
    roles(list: { first: 1 }) {
      totalCount
    }
  }
`);

/** A role as the list shows it. */
type ListedRole = ResultOf<typeof rolesQuery>['roles']['nodes'][number];

const { columns: labels, actions: messages, description, create, ...listMessages } = rolesMessages;

const columns: readonly ListColumn<ListedRole>[] = [
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
        {builtIn && <Badge isOutlined>{listMessages.builtIn}</Badge>}
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
    exportValue: (role) => listMessages.describe(role.id, role.description),
    cell: ({ id, description: own }) => {
      const text = listMessages.describe(id, own);
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
    cell: ({ usersCount }) => formatNumber(usersCount, locale),
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

const rowActions: RowActions<ListedRole> = [
  { id: 'open', label: messages.open, icon: ShieldCheck, operation: 'roles', drawer: 'role' },
  { id: 'preview', label: messages.preview, icon: Eye, operation: 'roles', drawer: 'preview' },
  { id: 'duplicate', label: messages.duplicate, icon: Copy, operation: 'createRole', drawer: 'duplicate' },
  'separator',
  {
    id: 'delete',
    label: messages.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deleteRole',
    disabledReason: deleteObstacle,
    drawer: 'delete',
  },
];

export const rolesList = defineList({
  resource: 'roles',
  query: rolesQuery,
  countQuery: rolesCountQuery,
  rowLabel: ({ name }) => name,
  columns,
  // The API puts the built-in ones first, whatever the order.
  defaultSort: { column: 'name', direction: 'ascending' },
  createAction: { id: 'create', label: create, icon: Plus, drawer: 'create' },
  rowActions,
  drawers: {
    create: {
      operation: 'createRole',
      isPage: true,
      load: async () => (await import('./NewRolePage.tsx')).NewRolePage,
    },
    duplicate: {
      operation: 'createRole',
      isPage: true,
      load: async () => (await import('./NewRolePage.tsx')).DuplicateRolePage,
    },
    role: { operation: 'roles', isPage: true, load: async () => (await import('./RolePage.tsx')).RolePage },
    preview: { operation: 'roles', load: async () => (await import('./ViewAsRoleDialog.tsx')).PreviewRoleDialog },
    delete: { operation: 'deleteRole', load: async () => (await import('./DeleteRoleDialog.tsx')).DeleteRoleDialog },
  },
  messages: { ...listMessages, description: ({ entity }) => description(entity?.name ?? '') },
});

/** Roles that people of the viewer's account can have. */
export const RolesScreen = () => <ListScreen list={rolesList} />;
