import { sql } from 'drizzle-orm';
import { sessions } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import { done, failed, type AuditTarget, type MutationOutcome } from '../../core/mutations/outcome.ts';
import type { SignedInContext, SignedInPreparation } from '../../core/requests/context.ts';
import { isLiveOf } from '../../core/identity/sessionRow.ts';

/**
 * Ends all of the caller's sessions in the user pool, before the transaction. A session that only the API refuses would continue there,
 * where its tokens can change the password and MFA. The pool only ends all sessions together, including this one, so the user signs in
 * again. Returns whether the pool was reached.
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

/** Ends them in the API too, unless the pool was unreachable: otherwise the user would believe that all have ended. */
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
