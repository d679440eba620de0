import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { entities, impersonations, roles, users } from '../database/schema.ts';
import { toAccount } from './toAccount.ts';
import { hashSecret } from './hashSecret.ts';
import { canImpersonate } from '../policy/canImpersonate.ts';
import type { Principal } from '../policy/principal.ts';
import { isActiveUser } from '../accounts/activeUser.ts';

const actors = alias(users, 'actors');
const actorName = sql<string>`${actors.name} || ' ' || ${actors.lastName}`;

/**
 * The principal of a user acting as another user: the actor and session of `principal`, with the target's rights. Null if the impersonation
 * has ended or is no longer allowed: another session or role of the actor, a disabled target or account, or a lost permission.
 * @param secret value of `x-act-as`
 */
export async function findImpersonation(
  transaction: Transaction,
  principal: Principal,
  secret: string,
): Promise<Principal | null> {
  const { actor, sessionId } = principal;
  if (sessionId === null) return null;
  const [found] = await transaction
    .select({ impersonation: impersonations, user: users, entity: entities, role: roles, actorName })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.targetId))
    .innerJoin(entities, eq(entities.id, users.entityId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .innerJoin(actors, eq(actors.id, impersonations.actorId))
    .where(
      and(
        eq(impersonations.secretHash, hashSecret(secret)),
        eq(impersonations.actorId, actor.userId),
        eq(impersonations.actorSessionId, sessionId),
        eq(impersonations.actorRoleId, actor.role.id),
        isNull(impersonations.endedAt),
        gt(impersonations.expiresAt, sql`now()`),
      ),
    );
  if (!found || !isActiveUser(found.user) || !found.entity.active) return null;
  const effective = toAccount(found);
  const { id, mode, expiresAt, reason } = found.impersonation;
  return canImpersonate(actor, effective, mode)
    ? { ...principal, effective, acting: { id, mode, expiresAt, reason, actorName: found.actorName } }
    : null;
}
