import { Status, type StatusKind } from '@edge-console/ui/status';
import { userMessages } from './messages.ts';

export type UserStatusName = keyof typeof userMessages.statuses;

const statusKinds: Record<UserStatusName, StatusKind> = {
  ACTIVE: 'active',
  INVITED: 'invited',
  UNCONFIRMED: 'pending',
  INACTIVE: 'inactive',
  DEACTIVATED: 'inactive',
  RESET_REQUIRED: 'pending',
};

/** Whether the user can sign in, or why not. */
export const UserStatus = ({ status }: { status: UserStatusName }) => (
  <Status kind={statusKinds[status]}>{userMessages.statuses[status]}</Status>
);
