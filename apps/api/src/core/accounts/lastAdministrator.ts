import type { UserRow } from '../database/schema.ts';
import { lockEntity } from './readEntity.ts';
import { isAdministrator } from '../policy/principal.ts';
import type { SignedInContext } from '../requests/context.ts';
import { hasOtherAdministrator } from './administrators.ts';
import { isActiveUser } from './isActiveUser.ts';

type Standing = Pick<UserRow, 'active' | 'stage' | 'admin' | 'roleId'>;

/** Whether a user is an active administrator of their entity. */
export const isActiveAdministrator = (user: Standing): boolean =>
  isActiveUser(user) && isAdministrator({ admin: user.admin, role: { id: user.roleId } });

/**
 * Whether a change would leave an entity without an active administrator. Locks the entity's row, so that two such changes run
 * one after the other.
 */
export async function wouldRemoveLastAdministrator(
  context: SignedInContext,
  user: UserRow,
  after: Standing | null,
): Promise<boolean> {
  if (!isActiveAdministrator(user) || (after && isActiveAdministrator(after))) return false;
  await lockEntity(context, user.entityId);
  return !(await hasOtherAdministrator(context.transaction, user.entityId, user.id));
}
