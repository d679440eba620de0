import { and, eq, inArray, sql } from 'drizzle-orm';
import { asSystem } from '../../core/database/transactions.ts';
import { sessions, users, type EntityRow } from '../../core/database/schema.ts';
import { enqueueAll } from '../../core/outbox/enqueue.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { isLive } from '../../core/identity/sessionRow.ts';

/** Ends the sessions of an account's users permanently, also in the user pool. Returns their number. */
export async function endSessionsOfEntity({ transaction }: SignedInContext, { id }: EntityRow): Promise<number> {
  const members = await transaction.select().from(users).where(eq(users.entityId, id)).orderBy(users.id);
  const membersOf = transaction.select({ id: users.id }).from(users).where(eq(users.entityId, id));
  // Callers cannot see the sessions of other users.
  const ended = await asSystem(transaction, () =>
    transaction
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(isLive, inArray(sessions.userId, membersOf)))
      .returning({ userId: sessions.userId }),
  );
  const signedIn = new Set(ended.map(({ userId }) => userId));
  await enqueueAll(
    transaction,
    members.filter((user) => signedIn.has(user.id)).map((user) => ({ user, kind: 'SIGN_OUT' })),
  );
  return ended.length;
}

/** Updates whether a locked account is active. */
export const writeEntityActive = (context: SignedInContext, entity: EntityRow, active: boolean): Promise<EntityRow> =>
  Entity.update(context, entity, { active, deactivatedAt: active ? null : sql`now()` });
