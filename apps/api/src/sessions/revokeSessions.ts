import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '../database/schema.ts';
import { failure, notFound } from '../errors/failure.ts';
import { failed, type AuditTarget, type Mutation, type MutationOutcome } from '../mutations/outcome.ts';
import type { SignedInContext } from '../requests/context.ts';
import { readOwnSession } from './ownSessions.ts';
import { isLiveOf } from './sessionRow.ts';

const targetIn = ({ principal }: SignedInContext, id: string, name: string | null): AuditTarget => ({
  type: 'Session',
  id,
  name,
  entityId: principal.effective.entity.id,
});

/** @throws where the pool did not do it */
async function endInPool({ transaction, principal, settings }: SignedInContext): Promise<void> {
  const [user] = await transaction.select({ sub: users.sub }).from(users).where(eq(users.id, principal.actor.userId));
  if (!user?.sub) throw new Error('Somebody is signed in whom the user pool does not know');
  await settings.signOutOfPool(user.sub);
}

/**
 * Ends every session of the caller's own, in the user pool first: a session that is only refused here goes on there, and
 * its tokens change how the person signs in. The pool ends all together, so this one ends with them and the person signs in
 * again. Nothing is ended here where the pool was not reached: somebody would believe to be safe.
 */
async function endAll(context: SignedInContext, target: AuditTarget): Promise<MutationOutcome<true>> {
  try {
    await endInPool(context);
  } catch {
    return failed(failure('UNAVAILABLE'), target);
  }
  const ended = await context.transaction
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(isLiveOf(context.principal.actor.userId))
    .returning({ id: sessions.id });
  return { kind: 'done', answer: true, change: { target, diff: { count: [ended.length, 0] } } };
}

/** Ends one session of the caller's own, and with it, as the pool knows no other way, all of them. */
export const revokeSession: Mutation<{ readonly id: string }, true> = async (context, { id }) => {
  const session = await readOwnSession(context, id);
  return session ? endAll(context, targetIn(context, session.id, session.device)) : failed(notFound('session'));
};

/** Ends every session of the caller's own; the one that asks signs in again. */
export const revokeOtherSessions: Mutation<Record<never, never>, true> = (context) => {
  const { sessionId } = context.principal;
  if (sessionId === null) throw new Error('The session that asks is not known');
  return endAll(context, targetIn(context, sessionId, null));
};
