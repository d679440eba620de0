import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { recordMfaChange } from '../../core/identity/recordMfaChange.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { auth, manageUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { invitationOf } from '../../core/accounts/invitation.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { User } from '../../core/accounts/user.ts';

/** Turns off the MFA of a user who has lost their authenticator app. Their sessions end, and they are mailed. */
export const resetUserMfa = defineMutation({
  name: 'resetUserMfa',
  rule: auth({ ...manageUsers, notActing: true, stepUp: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'user.resetMfa', target: User },
  examples: [{ on: 'person' }],
  run: async (context, { id }) => {
    const { transaction, settings } = context;
    const found = await User.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: user, entity, target } = found;
    const forbidden = checkCanManage(context, user);
    if (forbidden) return refused([forbidden], target);
    if (!user.mfaEnabled) return failed(invalid(validationMessages.noFactor, 'id'), target);
    const { inviter: by } = await invitationOf(context, entity);
    await recordMfaChange(transaction, user, { change: 'RESET', by, origin: settings.consoleOrigin });
    await enqueue(transaction, user, 'RESET_MFA');
    return done(true, { target, diff: { mfaEnabled: [true, false] } });
  },
});
