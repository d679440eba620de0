import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { auditEvents, impersonations, users } from '../../core/database/schema.ts';

/** Audit log action. */
export const expiryAction = 'impersonation.expire';

/** Records acting sessions that expired. Their requests are refused independently of this. Runs as the system. */
export async function endExpiredImpersonations(transaction: Transaction): Promise<void> {
  const { id, actorId, targetId, expiresAt, reason } = impersonations;
  const ended = await transaction
    .update(impersonations)
    .set({ endedAt: sql`${expiresAt}` })
    .where(and(isNull(impersonations.endedAt), lte(expiresAt, sql`now()`)))
    .returning({ id, actorId, targetId, expiresAt, reason });
  if (ended.length === 0) return;
  const expiredUsers = await transaction
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ended.flatMap((one) => [one.actorId, one.targetId]))]));
  const byId = new Map(expiredUsers.map((user) => [user.id, user]));
  const rows = ended.flatMap((one) => {
    const [actor, target] = [byId.get(one.actorId), byId.get(one.targetId)];
    if (!actor || !target) return [];
    return {
      id: randomUUID(),
      at: one.expiresAt,
      entityId: target.entityId,
      actorId: actor.id,
      actorEmail: actor.email,
      effectiveUserId: target.id,
      impersonationId: one.id,
      action: expiryAction,
      targetType: 'User',
      targetId: target.id,
      targetName: `${target.name} ${target.lastName}`,
      outcome: 'OK' as const,
      requestId: 'scheduler',
      diff: { actingReason: one.reason },
    };
  });
  if (rows.length > 0) await transaction.insert(auditEvents).values(rows);
}
