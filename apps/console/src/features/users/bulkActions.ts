import { CircleCheck, CircleSlash, ShieldCheck } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { type BulkAction, bulkCall } from '../../records/list/bulkAction.ts';
import { usersMessages } from './messages.ts';
import type { ListedUser } from './queries.ts';
import { unlessAdministrator, unlessLast, unlessManaged } from './rowActions.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const updateUsersMutation = graphql(
  `
    mutation UpdateUsers($selection: UserSelection!, $change: UserChange!) {
      updateUsers(selection: $selection, change: $change) {
        rows {
          id
          ok
          error {
            message
          }
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { bulk: messages, self } = usersMessages;

export const bulkActions: readonly BulkAction<ListedUser>[] = [
  {
    id: 'enable',
    label: messages.enable,
    icon: CircleCheck,
    operation: 'updateUsers',
    disabledReason: unlessAdministrator,
    call: bulkCall(updateUsersMutation, (selection) => ({ selection, change: { active: true } })),
    title: messages.enableTitle,
    text: messages.enableText,
    confirm: messages.enable,
    done: messages.enabled,
    failed: messages.failed,
  },
  {
    id: 'disable',
    label: messages.disable,
    icon: CircleSlash,
    operation: 'updateUsers',
    disabledReason: (user, viewer) => unlessManaged(self.disable)(user, viewer) ?? unlessLast(user),
    call: bulkCall(updateUsersMutation, (selection) => ({ selection, change: { active: false } })),
    title: messages.disableTitle,
    text: messages.disableText,
    confirm: messages.disable,
    tone: 'danger',
    done: messages.disabled,
    failed: messages.failed,
  },
  {
    id: 'role',
    label: messages.role,
    icon: ShieldCheck,
    operation: 'updateUsers',
    // A user with the administrator flag remains one in any role.
    disabledReason: (user, viewer) =>
      unlessManaged(self.role)(user, viewer) ?? (user.admin ? undefined : unlessLast(user)),
    Field: lazyComponent(async () => (await import('./RoleField.tsx')).RoleField),
    call: bulkCall(updateUsersMutation, (selection, roleId) => ({ selection, change: { roleId } })),
    title: messages.roleTitle,
    text: messages.roleText,
    confirm: messages.role,
    done: messages.roleChanged,
    failed: messages.failed,
  },
];
