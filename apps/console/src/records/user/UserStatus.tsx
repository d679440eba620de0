import { Status, type StatusKind } from '@edge-console/ui/status';
import { usersMessages } from './messages.ts';

export type UserStatusName = keyof typeof usersMessages.statuses;

const looks: Record<UserStatusName, StatusKind> = {
  ACTIVE: 'active',
  INVITED: 'invited',
  UNCONFIRMED: 'pending',
  INACTIVE: 'inactive',
  DEACTIVATED: 'inactive',
  RESET_REQUIRED: 'pending',
};

/** Whether somebody can sign in, or why not. */
export const UserStatus = ({ status }: { status: UserStatusName }) => (
  <Status kind={looks[status]}>{usersMessages.statuses[status]}</Status>
);
