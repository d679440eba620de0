import { Status, type StatusKind } from '@edge-console/ui/status';
import { usersMessages } from '../../messages/users.ts';
import type { ListedUser } from './documents.ts';

const looks: Record<ListedUser['status'], StatusKind> = {
  ACTIVE: 'active',
  INVITED: 'invited',
  UNCONFIRMED: 'pending',
  INACTIVE: 'inactive',
  DEACTIVATED: 'inactive',
  RESET_REQUIRED: 'pending',
};

/** Whether somebody can sign in, or why not. */
export const UserStatus = ({ status }: Pick<ListedUser, 'status'>) => (
  <Status kind={looks[status]}>{usersMessages.statuses[status]}</Status>
);
