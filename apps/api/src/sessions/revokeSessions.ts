import { and, eq, ne, sql } from 'drizzle-orm';
import { sessions } from '../database/schema.ts';
import { notFound } from '../errors/failure.ts';
import { failed, type AuditTarget, type Mutation } from '../mutations/outcome.ts';
import type { SignedInContext } from '../requests/context.ts';
import { readOwnSession } from './ownSessions.ts';
import { isLiveOf } from './sessionRow.ts';

const targetIn = ({ principal }: SignedInContext, id: string, name: string | null): AuditTarget => ({
  type: 'Session',
  id,
  name,
  entityId: principal.effective.entity.id,
});

/**
 * Ends one session of the caller's own: from the next request on it is refused. The user pool knows no such order from
 * outside the session; its tokens go on there until they are over.
 */
export const revokeSession: Mutation<{ readonly id: string }, true> = async (context, { id }) => {
  const session = await readOwnSession(context, id);
  if (!session) return failed(notFound('session'));
  await context.transaction
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(eq(sessions.id, session.id));
  return { kind: 'done', answer: true, change: { target: targetIn(context, session.id, session.device), diff: {} } };
};

/** Ends every session of the caller's own but the one that asks. */
export const revokeOtherSessions: Mutation<Record<never, never>, true> = async (context) => {
  const { transaction, principal } = context;
  const { sessionId } = principal;
  if (sessionId === null) throw new Error('A session was to be spared that is not known');
  const revoked = await transaction
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isLiveOf(principal.actor.userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  const count = revoked.length;
  const change =
    count > 0 ? { target: targetIn(context, sessionId, null), diff: { count: [count, 0] as const } } : null;
  return { kind: 'done', answer: true, change };
};
