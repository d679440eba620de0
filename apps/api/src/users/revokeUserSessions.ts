import { sql } from 'drizzle-orm';
import { beyondTheCaller } from '../database/access.ts';
import { sessions } from '../database/schema.ts';
import { userError } from '../errors/userError.ts';
import { refused, type Mutation } from '../mutations/outcome.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isLiveOf } from '../sessions/sessionRow.ts';
import { findManagedUser, isSelf } from './managedUser.ts';

/**
 * Ends every session of somebody: here with his next request, and in the user pool, whose tokens could renew themselves
 * for a day. He can sign in again at once.
 */
export const revokeUserSessions: Mutation<{ readonly id: string }, true> = async (context, { id }) => {
  const found = await findManagedUser(context, 'revokeUserSessions', id);
  if ('refusal' in found) return found.refusal;
  const { user, target } = found;
  // His own are listed in My Account, where he can spare the one that asks.
  if (isSelf(context, user.id)) return refused([userError('SELF_ACTION')], target);
  const { transaction } = context;
  // Nobody sees the sessions of others: only how many there were.
  const revoked = await beyondTheCaller(transaction, () =>
    transaction
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(isLiveOf(user.id))
      .returning({ id: sessions.id }),
  );
  await enqueue(transaction, user, 'SIGN_OUT');
  return { kind: 'done', answer: true, change: { target, diff: { sessions: [revoked.length, 0] } } };
};
