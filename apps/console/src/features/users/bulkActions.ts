import { CircleCheck, CircleSlash, ShieldCheck } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { type BulkAction, bulkCall } from '../../resource/list/bulkAction.ts';
import { usersMessages } from '../../resource/user/messages.ts';
import { type ListedUser, updateUsersMutation } from './documents.ts';
import { unlessAdministrator, unlessLast, unlessManaged } from './rowActions.ts';

const { bulk: texts, self } = usersMessages;

/** Bulk actions on users. */
export const bulkActions: readonly BulkAction<ListedUser>[] = [
  {
    id: 'enable',
    label: texts.enable,
    icon: CircleCheck,
    operation: 'updateUsers',
    disabledReason: unlessAdministrator,
    call: bulkCall(updateUsersMutation, (selection) => ({ selection, change: { active: true } })),
    title: texts.enableTitle,
    text: texts.enableText,
    confirm: texts.enable,
    done: texts.enabled,
    failed: texts.failed,
  },
  {
    id: 'disable',
    label: texts.disable,
    icon: CircleSlash,
    operation: 'updateUsers',
    disabledReason: (user, viewer) => unlessManaged(self.disable)(user, viewer) ?? unlessLast(user),
    call: bulkCall(updateUsersMutation, (selection) => ({ selection, change: { active: false } })),
    title: texts.disableTitle,
    text: texts.disableText,
    confirm: texts.disable,
    tone: 'danger',
    done: texts.disabled,
    failed: texts.failed,
  },
  {
    id: 'role',
    label: texts.role,
    icon: ShieldCheck,
    operation: 'updateUsers',
    // Who is an administrator by the flag as well stays one in any role.
    disabledReason: (user, viewer) =>
      unlessManaged(self.role)(user, viewer) ?? (user.admin ? undefined : unlessLast(user)),
    Field: lazyComponent(async () => (await import('./RoleField.tsx')).RoleField),
    call: bulkCall(updateUsersMutation, (selection, roleId) => ({ selection, change: { roleId } })),
    title: texts.roleTitle,
    text: texts.roleText,
    confirm: texts.role,
    done: texts.roleChanged,
    failed: texts.failed,
  },
];
