import { and, eq, inArray, sql } from 'drizzle-orm';
import { asSystem } from '../database/access.ts';
import { entities, sessions, users, type EntityRow } from '../database/schema.ts';
import { done } from '../mutations/outcome.ts';
import { enqueueAll } from '../outbox/enqueue.ts';
import { manageEntities } from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { builder } from '../schema/builder.ts';
import { defineMutation } from '../schema/defineMutation.ts';
import { isLive } from '../sessions/sessionRow.ts';
import { Entity } from './entity.ts';
import { lockBelow } from './lockManaged.ts';

/** Ends the sessions of an account's people for good, also in the user pool. Answers how many there were. */
async function endSessions({ transaction }: SignedInContext, { id }: EntityRow): Promise<number> {
  const people = await transaction.select().from(users).where(eq(users.entityId, id)).orderBy(users.id);
  const peopleOfIt = transaction.select({ id: users.id }).from(users).where(eq(users.entityId, id));
  // Nobody sees the sessions of others.
  const ended = await asSystem(transaction, () =>
    transaction
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(isLive, inArray(sessions.userId, peopleOfIt)))
      .returning({ userId: sessions.userId }),
  );
  const signedIn = new Set(ended.map(({ userId }) => userId));
  await enqueueAll(
    transaction,
    people.filter((user) => signedIn.has(user.id)).map((user) => ({ user, kind: 'SIGN_OUT' })),
  );
  return ended.length;
}

/**
 * Disables an account, or enables it again. From the next request on nobody of a disabled account is let in, no API token
 * of it opens anything, and who acts as one of its people stops. Its customers go on.
 */
export const setEntityActive = defineMutation({
  name: 'setEntityActive',
  rule: manageEntities,
  args: builder.args((t) => ({ id: t.id({ required: true }), active: t.boolean({ required: true }) })),
  payload: Entity.payload(),
  audit: { action: 'account.setActive', target: Entity },
  examples: [{ on: 'account', at: 'id', with: { active: false } }],
  run: async (context, { id, active }) => {
    const found = await lockBelow(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.active === active) return done(row, null);
    const [updated] = await context.transaction
      .update(entities)
      .set({
        active,
        deactivatedAt: active ? null : sql`now()`,
        version: sql`${entities.version} + 1`,
        updatedAt: sql`now()`,
        updatedBy: context.principal.actor.userId,
      })
      .where(eq(entities.id, row.id))
      .returning();
    if (!updated) throw new Error('A locked account could not be updated');
    const ended = active ? 0 : await endSessions(context, row);
    return done(updated, {
      target,
      diff: { active: [row.active, active], ...(active ? {} : { sessions: [ended, 0] as const }) },
    });
  },
});
