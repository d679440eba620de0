import { eq } from 'drizzle-orm';
import { users } from '../../core/database/schema.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { auth, manageUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { wouldRemoveLastAdministrator } from '../../core/accounts/administrators.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { User } from '../../core/accounts/user.ts';

/** Deletes the user; their address becomes available. The audit log keeps the name. */
export const deleteUser = defineMutation({
  name: 'deleteUser',
  rule: auth({ ...manageUsers, notActing: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'user.delete', target: User },
  examples: [{ on: 'person' }],
  run: async (context, { id }) => {
    const found = await User.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    const forbidden = checkCanManage(context, user);
    if (forbidden) return refused([forbidden], target);
    if (await wouldRemoveLastAdministrator(context, user, null)) return refused([userError('LAST_ADMIN')], target);
    await context.transaction.delete(users).where(eq(users.id, user.id));
    await enqueue(context.transaction, user, 'DELETE');
    return done(true, { target, diff: { email: [user.email, null] } });
  },
});
