import { sql } from 'drizzle-orm';
import { sessions } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import { done, failed, type AuditTarget, type MutationOutcome } from '../../core/mutations/outcome.ts';
import type { SignedInContext, SignedInPreparation } from '../../core/requests/context.ts';
import { isLiveOf } from '../../core/identity/sessionRow.ts';

/**
 * Ends every session of the caller's own in the user pool, before the transaction: a session that only the API refuses goes on
 * there, where its tokens could change password and second factor. The pool ends all together, so this one ends with them and the person
 * signs in again. Answers whether the pool was reached.
 */
export async function signOutInPool(context: SignedInPreparation): Promise<boolean> {
  const username = await ownPoolUsername(context);
  try {
    await context.settings.signOutOfPool(username);
    return true;
  } catch {
    return false;
  }
}

/** Ends them in the API, too; not where the pool was not reached: the person would believe that all have ended. */
export async function endAllSessions(
  context: SignedInContext,
  target: AuditTarget,
  isEndedInPool: boolean,
): Promise<MutationOutcome<true>> {
  if (!isEndedInPool) return failed(failure('UNAVAILABLE'), target);
  const ended = await context.transaction
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(isLiveOf(context.principal.actor.userId))
    .returning({ id: sessions.id });
  return done(true, { target, diff: { count: [ended.length, 0] } });
}
