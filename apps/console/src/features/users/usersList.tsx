import { ListScreen } from '../../records/list/ListScreen.tsx';
import { Plus, ShieldCheck, Upload } from '@edge-console/ui/icon';
import { defineList } from '../../records/list/defineList.ts';
import { usersMessages } from './messages.ts';
import { bulkActions } from './bulkActions.ts';
import { columns } from './columns.tsx';
import { usersQuery } from './queries.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { rowActions } from './rowActions.ts';
import { graphql } from '../../api/graphql.ts';

const usersCountQuery = graphql(`
  query UsersCount {
    users(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { description, ...listMessages } = usersMessages;

export const usersList = defineList({
  resource: 'users',
  query: usersQuery,
  countQuery: usersCountQuery,
  rowLabel: fullName,
  columns,
  defaultSort: { column: 'createdAt', direction: 'descending' },
  createAction: { id: 'invite', label: listMessages.invite, icon: Plus, drawer: 'invite' },
  actions: [
    { id: 'import', label: listMessages.import, icon: Upload, drawer: 'import' },
    {
      id: 'factorPolicy',
      label: ({ entity }) => (entity?.requireMfa ? listMessages.mfa.required : listMessages.mfa.require),
      icon: ShieldCheck,
      drawer: 'mfa',
      // Only if the pool offers MFA; not for the platform account.
      isFor: ({ entity }, { mfa }) => entity?.type !== 'PLATFORM' && mfa.totpEnabled && mfa.status !== 'off',
    },
  ],
  rowActions,
  bulkActions,
  drawers: {
    user: { operation: 'users', isPage: true, load: async () => (await import('./UserPage.tsx')).UserPage },
    invite: {
      operation: 'inviteUser',
      load: async () => (await import('./InviteUserDrawer.tsx')).InviteUserDrawer,
    },
    edit: { operation: 'updateUser', load: async () => (await import('./EditUserDrawer.tsx')).EditUserDrawer },
    act: {
      operation: 'startImpersonation',
      load: async () => (await import('../../records/impersonation/ActingDrawer.tsx')).ActingDrawer,
    },
    import: {
      operation: 'importUsers',
      load: async () => (await import('./ImportUsersDialog.tsx')).ImportUsersDialog,
    },
    mfa: {
      operation: 'setAccountPolicy',
      load: async () => (await import('../../records/account/MfaPolicyDialog.tsx')).MfaPolicyDialog,
    },
  },
  messages: {
    ...listMessages,
    description: ({ entity }) => description[entity?.type ?? 'CUSTOMER'](entity?.name ?? ''),
  },
});

/** Users of the viewer's account and, for platform staff and resellers, of the accounts below it. */
export const UsersScreen = () => <ListScreen list={usersList} />;
