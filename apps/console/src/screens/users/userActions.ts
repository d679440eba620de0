import { CircleCheck, CircleSlash, LogOut, Mail, Pencil, Trash } from '@edge-console/ui/icon';
import type { MenuEntry } from '@edge-console/ui/menu';
import type { Access } from '../../access/useAccess.ts';
import { usersMessages } from '../../messages/users.ts';
import type { ListedUser } from './documents.ts';

const { actions: texts, self } = usersMessages;

export type UserActionHandlers = {
  onEdit: (user: ListedUser) => void;
  onResend: (user: ListedUser) => void;
  onSetActive: (user: ListedUser, active: boolean) => void;
  onEndSessions: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

export type UserAccess = { update: Access; resend: Access; setActive: Access; endSessions: Access; delete: Access };

/** Whether there is anything the viewer may do to people: a menu of nothing but reasons is none. */
export const hasUserActions = (access: UserAccess): boolean => Object.values(access).some(({ allowed }) => allowed);

const reasonOf = (access: Access) => (access.allowed ? undefined : access.reason);

/** The menu of a person's row. What is impossible stays in it and says why. */
export function userActions(
  user: ListedUser,
  { viewerId, access, handlers }: { viewerId: string | undefined; access: UserAccess; handlers: UserActionHandlers },
): MenuEntry[] {
  const isSelf = user.id === viewerId;
  const resend: MenuEntry[] =
    user.status === 'INVITED'
      ? [
          {
            id: 'resend',
            label: texts.resend,
            icon: Mail,
            onAction: () => handlers.onResend(user),
            disabledReason: reasonOf(access.resend),
          },
        ]
      : [];
  return [
    {
      id: 'edit',
      label: texts.edit,
      icon: Pencil,
      onAction: () => handlers.onEdit(user),
      disabledReason: reasonOf(access.update),
    },
    ...resend,
    'separator',
    user.active
      ? {
          id: 'disable',
          label: texts.disable,
          icon: CircleSlash,
          onAction: () => handlers.onSetActive(user, false),
          disabledReason: reasonOf(access.setActive) ?? (isSelf ? self.disable : undefined),
        }
      : {
          id: 'enable',
          label: texts.enable,
          icon: CircleCheck,
          onAction: () => handlers.onSetActive(user, true),
          disabledReason: reasonOf(access.setActive),
        },
    {
      id: 'endSessions',
      label: texts.endSessions,
      icon: LogOut,
      onAction: () => handlers.onEndSessions(user),
      disabledReason: reasonOf(access.endSessions) ?? (isSelf ? self.endSessions : undefined),
    },
    {
      id: 'delete',
      label: texts.delete,
      icon: Trash,
      tone: 'danger',
      onAction: () => handlers.onDelete(user),
      disabledReason: reasonOf(access.delete) ?? (isSelf ? self.delete : undefined),
    },
  ];
}
