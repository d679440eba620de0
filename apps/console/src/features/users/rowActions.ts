import {
  CircleCheck,
  CircleSlash,
  Drama,
  KeyRound,
  LogOut,
  Mail,
  MailX,
  Pencil,
  ShieldCheck,
  Trash,
} from '@edge-console/ui/icon';
import { hasAdministratorRole, isAdministratorRole } from '../../auth/access/access.ts';
import { rowCall, type RowActions } from '../../records/list/rowAction.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { usersMessages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import type { ListedUser } from './queries.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const setUserActiveMutation = graphql(
  `
    mutation SetUserActive($id: ID!, $active: Boolean!) {
      setUserActive(id: $id, active: $active) {
        user {
          id
          active
          status
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const resendInviteMutation = graphql(
  `
    mutation ResendInvite($id: ID!) {
      resendInvite(id: $id) {
        user {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { actions: messages, self, activity, resend } = usersMessages;

/** Users cannot do this to themselves. */
const unlessSelf = (reason: string) => (user: ListedUser, viewer: Viewer) =>
  user.id === viewer.user?.id ? reason : undefined;

/** Only administrators can change another administrator's rights or access. */
export const unlessAdministrator = (
  { admin, role }: Pick<ListedUser, 'admin' | 'role'>,
  viewer: Viewer,
): string | undefined =>
  (admin || isAdministratorRole(role.id)) && !hasAdministratorRole(viewer)
    ? usersMessages.administratorRequired
    : undefined;

/** Why the viewer cannot change a user's rights or access, with the reason for their own. */
export const unlessManaged = (reason: string) => (user: ListedUser, viewer: Viewer) =>
  unlessSelf(reason)(user, viewer) ?? unlessAdministrator(user, viewer);

/** No one else could restore the rights of the last administrator. */
export const unlessLast = ({ isLastAdministrator }: ListedUser): string | undefined =>
  isLastAdministrator ? usersMessages.lastAdministrator : undefined;

/** Enabling also reverses a user's own deactivation. */
const canSignIn = ({ active, status }: ListedUser) => active && status !== 'DEACTIVATED';

const hasOpenInvitation = ({ status }: ListedUser) => status === 'INVITED';

const byId = ({ id }: ListedUser) => ({ id });
const named = (message: (name: string) => string) => (user: ListedUser) => message(fullName(user));

export const rowActions: RowActions<ListedUser> = [
  { id: 'edit', label: messages.edit, icon: Pencil, operation: 'updateUser', drawer: 'edit' },
  {
    id: 'resend',
    label: messages.resend,
    icon: Mail,
    operation: 'resendInvite',
    isShown: hasOpenInvitation,
    mutation: {
      call: rowCall(resendInviteMutation, byId),
      done: ({ email }) => resend.done(email),
      failed: () => resend.failed,
    },
  },
  {
    id: 'act',
    label: accessMessages.actAs.action,
    icon: Drama,
    operation: 'startImpersonation',
    isShown: (_, { entity }) => entity?.type !== 'CUSTOMER',
    // All other users that platform staff or a reseller sees are in accounts below.
    disabledReason: (user, { entity }) =>
      user.entity.id === entity?.id
        ? accessMessages.actAs.notBelow
        : canSignIn(user)
          ? undefined
          : usersMessages.isDisabled,
    drawer: 'act',
  },
  'separator',
  {
    id: 'disable',
    label: messages.disable,
    icon: CircleSlash,
    operation: 'setUserActive',
    isShown: canSignIn,
    disabledReason: (user, viewer) => unlessManaged(self.disable)(user, viewer) ?? unlessLast(user),
    mutation: {
      call: rowCall(setUserActiveMutation, ({ id }: ListedUser) => ({ id, active: false })),
      done: named(activity.disabled),
      failed: named(activity.notDisabled),
      optimistic: () => ({ active: false, status: 'INACTIVE' }),
      undo: 'enable',
    },
  },
  {
    id: 'enable',
    label: messages.enable,
    icon: CircleCheck,
    operation: 'setUserActive',
    isShown: (user) => !canSignIn(user),
    disabledReason: unlessAdministrator,
    mutation: {
      call: rowCall(setUserActiveMutation, ({ id }: ListedUser) => ({ id, active: true })),
      done: named(activity.enabled),
      failed: named(activity.notEnabled),
      // Optimistic.
      optimistic: ({ lastLogin }) => ({ active: true, status: lastLogin === null ? 'INVITED' : 'ACTIVE' }),
      undo: 'disable',
    },
  },
  {
    id: 'resetPassword',
    label: messages.resetPassword,
    icon: KeyRound,
    operation: 'resetUserPassword',
    disabledReason: (user, viewer) => {
      if (user.status === 'INVITED') return usersMessages.notSignedInYet;
      return (
        unlessManaged(self.resetPassword)(user, viewer) ?? (canSignIn(user) ? undefined : usersMessages.isDisabled)
      );
    },
    loadMutation: async () => (await import('./confirmedMutations.ts')).resetPassword,
  },
  {
    id: 'resetMfa',
    label: messages.resetMfa,
    icon: ShieldCheck,
    operation: 'resetUserMfa',
    disabledReason: (user, viewer) =>
      unlessManaged(self.resetMfa)(user, viewer) ?? (user.mfaEnabled === false ? usersMessages.noMfa : undefined),
    loadMutation: async () => (await import('./confirmedMutations.ts')).resetMfa,
  },
  {
    id: 'endSessions',
    label: messages.endSessions,
    icon: LogOut,
    operation: 'revokeUserSessions',
    disabledReason: unlessManaged(self.endSessions),
    loadMutation: async () => (await import('./confirmedMutations.ts')).endSessions,
  },
  'separator',
  {
    // The API has no separate operation: an open invitation is a user who has not signed in.
    id: 'cancelInvitation',
    label: messages.cancelInvitation,
    icon: MailX,
    tone: 'danger',
    operation: 'deleteUser',
    isShown: hasOpenInvitation,
    disabledReason: (user, viewer) => unlessAdministrator(user, viewer) ?? unlessLast(user),
    loadMutation: async () => (await import('./confirmedMutations.ts')).cancelInvitation,
  },
  {
    id: 'delete',
    label: messages.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deleteUser',
    isShown: (user) => !hasOpenInvitation(user),
    disabledReason: (user, viewer) => unlessManaged(self.delete)(user, viewer) ?? unlessLast(user),
    loadMutation: async () => (await import('./confirmedMutations.ts')).deletion,
  },
];
