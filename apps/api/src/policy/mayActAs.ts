import { effectiveLevels, isAtLeast, type ActMode } from './permissions.ts';
import type { Account } from './principal.ts';

/**
 * Whether somebody may act for another in this mode (specification 1.6): the platform for people of resellers and customers,
 * a reseller for people of its own customers. Holds at the start and at each request after it.
 */
export function mayActAs(actor: Account, target: Account, mode: ActMode): boolean {
  if (actor.userId === target.userId || target.entity.type === 'PLATFORM') return false;
  const level = effectiveLevels(actor.role.permissions, actor.entity)['st.impersonation'];
  if (!isAtLeast(level, mode === 'READ_WRITE' ? 'MANAGE' : 'READ')) return false;
  return (
    actor.entity.type === 'PLATFORM' || (actor.entity.type === 'RESELLER' && target.entity.parentId === actor.entity.id)
  );
}
