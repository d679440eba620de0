import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { manageUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { invitationOf } from '../../core/accounts/invitation.ts';
import { enforceInvitationLimit } from '../../core/requests/databaseRateLimits.ts';
import { wouldRemoveLastAdministrator } from '../../core/accounts/administrators.ts';
import { missingStepUpToEnable } from '../../core/accounts/grantableRoles.ts';
import { checkCanManage } from '../../core/accounts/checkCanManage.ts';
import { activationColumns, isActiveUser } from '../../core/accounts/activeUser.ts';
import { User } from '../../core/accounts/user.ts';

/** Disables a user and ends their sessions, or enables them again. A user who never signed in gets a new invitation. */
export const setUserActive = defineMutation({
  name: 'setUserActive',
  rule: manageUsers,
  args: builder.args((t) => ({ id: t.id({ required: true }), active: t.boolean({ required: true }) })),
  payload: User.payload(),
  audit: { action: 'user.setActive', target: User },
  examples: [{ on: 'person', with: { active: false } }],
  run: async (context, { id, active }) => {
    const found = await User.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row: user, entity, target } = found;
    const forbidden = checkCanManage(context, user);
    if (forbidden) return refused([forbidden], target);
    if (isActiveUser(user) === active) return done(user, null);
    if (await wouldRemoveLastAdministrator(context, user, { ...user, active })) {
      return refused([userError('LAST_ADMIN')], target);
    }
    const stepUp = active ? await missingStepUpToEnable(context, user, entity) : null;
    if (stepUp) return failed(stepUp, target);
    const invitesAgain = active && user.stage === 'INVITED';
    const rateLimitError = invitesAgain ? await enforceInvitationLimit(context, user.email) : null;
    if (rateLimitError) return refused([{ ...rateLimitError, field: null }], target);
    const { transaction } = context;
    const updated = await User.update(context, user, { ...activationColumns(user, active) });
    await enqueue(transaction, updated, active ? 'ENABLE' : 'DISABLE');
    if (invitesAgain)
      await enqueue(transaction, updated, 'RESEND', { invitation: await invitationOf(context, entity) });
    return done(updated, { target, diff: { active: [user.active, active] } });
  },
});
