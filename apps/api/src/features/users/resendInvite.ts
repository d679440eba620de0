import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { manageUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { invitationOf } from '../../core/accounts/invitation.ts';
import { enforceInvitationLimit } from '../../core/requests/databaseRateLimits.ts';
import { isSelf } from '../../core/requests/narrowContext.ts';
import { User } from '../../core/accounts/user.ts';

/** Resends the invitation mail. VALIDATION for a user who has signed in or is disabled. */
export const resendInvite = defineMutation({
  name: 'resendInvite',
  rule: manageUsers,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: User.payload(),
  audit: { action: 'user.resendInvite', target: User },
  examples: [{ on: 'invited' }],
  run: async (context, { id }) => {
    const found = await User.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: user, entity, target } = found;
    if (isSelf(context, user.id)) return refused([userError('SELF_ACTION')], target);
    if (user.stage !== 'INVITED') return failed(invalid(validationMessages.alreadySignedIn, 'id'), target);
    if (!user.active) return failed(invalid(validationMessages.inactive, 'id'), target);
    const rateLimitError = await enforceInvitationLimit(context, user.email);
    if (rateLimitError) return refused([{ ...rateLimitError, field: null }], target);
    await enqueue(context.transaction, user, 'RESEND', { invitation: await invitationOf(context, entity) });
    return done(user, { target, diff: {} });
  },
});
