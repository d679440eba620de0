import { effectiveLevels, isAtLeast, type ActMode, type Level } from './permissions.ts';
import type { Account } from './principal.ts';

const levelOf = ({ role, entity }: Account): Level => effectiveLevels(role.permissions, entity)['st.impersonation'];

/**
 * Whether a user can act as another in this mode (specification 1.6): platform staff as users of resellers and customers, resellers as
 * users of their own customers. Checked at the start and for each request.
 */
export function canImpersonate(actor: Account, target: Pick<Account, 'userId' | 'entity'>, mode: ActMode): boolean {
  if (actor.userId === target.userId || target.entity.type === 'PLATFORM') return false;
  if (!isAtLeast(levelOf(actor), mode === 'READ_WRITE' ? 'MANAGE' : 'READ')) return false;
  return (
    actor.entity.type === 'PLATFORM' || (actor.entity.type === 'RESELLER' && target.entity.parentId === actor.entity.id)
  );
}
