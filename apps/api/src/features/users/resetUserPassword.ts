import { eq, sql } from 'drizzle-orm';
import { users } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { auth, manageUsers } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { revokeSessionsOf } from '../../core/identity/revokeSessionsOf.ts';
import { invitationOf } from '../../core/accounts/invitation.ts';
import { isActiveUser } from '../../core/accounts/activeUser.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { User } from '../../core/accounts/user.ts';

/** Rate limit, because each call sends a mail. */
const perMinute = 2;

/**
 * Makes the user pool mail a code with which the user chooses a new password; the old one becomes invalid. VALIDATION for a user who has
 * not signed in yet (and has no password), is disabled, or has left.
 */
export const resetUserPassword = defineMutation({
  name: 'resetUserPassword',
  rule: auth({ ...manageUsers, notActing: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'user.resetPassword', target: User },
  examples: [{ on: 'person' }],
  run: async (context, { id }) => {
    const found = await User.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: user, entity, target } = found;
    const forbidden = checkCanManage(context, user);
    if (forbidden) return refused([forbidden], target);
    if (user.stage === 'INVITED' || user.stage === 'UNCONFIRMED')
      return failed(invalid(validationMessages.notSignedInYet, 'id'), target);
    if (!isActiveUser(user)) return failed(invalid(validationMessages.inactive, 'id'), target);
    enforceRateLimit(context, 'resetUserPassword', user.id, perMinute);
    const { transaction, principal } = context;
    await transaction
      .update(users)
      .set({
        stage: 'RESET_REQUIRED',
        version: sql`${users.version} + 1`,
        updatedAt: sql`now()`,
        updatedBy: principal.actor.userId,
      })
      .where(eq(users.id, user.id));
    await revokeSessionsOf(transaction, user.id);
    await enqueue(transaction, user, 'RESET_PASSWORD', { invitation: await invitationOf(context, entity) });
    return done(true, { target, diff: { stage: [user.stage, 'RESET_REQUIRED'] } });
  },
});
