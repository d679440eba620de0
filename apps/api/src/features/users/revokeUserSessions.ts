import { done, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { auth, manageUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { revokeSessionsOf } from '../../core/identity/revokeSessionsOf.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { User } from '../../core/accounts/user.ts';

/**
 * Ends every session of a user: in the API with their next request, and in the user pool, where tokens could be refreshed for a day. The
 * user can sign in again immediately.
 */
export const revokeUserSessions = defineMutation({
  name: 'revokeUserSessions',
  rule: auth({ ...manageUsers, notActing: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'user.revokeSessions', target: User },
  examples: [{ on: 'person' }],
  run: async (context, { id }) => {
    const found = await User.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    // Callers end their own sessions in My Account.
    const forbidden = checkCanManage(context, user);
    if (forbidden) return refused([forbidden], target);
    const { transaction } = context;
    const count = await revokeSessionsOf(transaction, user.id);
    await enqueue(transaction, user, 'SIGN_OUT');
    return done(true, { target, diff: { sessions: [count, 0] } });
  },
});
