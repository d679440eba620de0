import { Plus } from '@edge-console/ui/icon';
import { defineList } from '../../records/list/defineList.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { rolesMessages } from './messages.ts';
import { graphql } from '../../api/graphql.ts';
import { rowActions } from './rowActions.ts';
import { columns } from './columns.tsx';
import { rolesQuery } from './queries.ts';
import { sortRoles } from './sortRoles.ts';

const rolesCountQuery = graphql(`
  query RolesCount {
    roles(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { description, create, ...listMessages } = rolesMessages;

export const rolesList = defineList({
  resource: 'roles',
  query: rolesQuery,
  countQuery: rolesCountQuery,
  rowLabel: ({ name }) => name,
  columns,
  defaultSort: { column: 'name', direction: 'ascending' },
  sortRows: sortRoles,
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

export const RolesScreen = () => <ListScreen list={rolesList} />;
