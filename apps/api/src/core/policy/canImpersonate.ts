import { effectiveLevels, isAtLeast, type ActMode, type Level } from './permissions.ts';
import type { Account } from './principal.ts';

const levelOf = ({ role, entity }: Account): Level => effectiveLevels(role.permissions, entity)['st.impersonation'];

/**
 * Whether somebody may act as another user in this mode (specification 1.6): the platform as people of resellers and customers,
 * a reseller as people of its own customers. Checked when it begins and at each request.
 */
export function canImpersonate(actor: Account, target: Pick<Account, 'userId' | 'entity'>, mode: ActMode): boolean {
  if (actor.userId === target.userId || target.entity.type === 'PLATFORM') return false;
  if (!isAtLeast(levelOf(actor), mode === 'READ_WRITE' ? 'MANAGE' : 'READ')) return false;
  return (
    actor.entity.type === 'PLATFORM' || (actor.entity.type === 'RESELLER' && target.entity.parentId === actor.entity.id)
  );
}
