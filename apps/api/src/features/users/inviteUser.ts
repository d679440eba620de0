import { inviteUserRule } from '@edge-console/domain';
import * as v from 'valibot';
import { users } from '../../core/database/schema.ts';
import { readEntityFor } from '../../core/accounts/readEntity.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, failed, refused, type AuditTarget } from '../../core/mutations/outcome.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { missingStepUp } from '../../core/policy/grantStepUp.ts';
import { defaultRoleId } from '../../core/policy/permissions.ts';
import { manageUsers } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { emailLength, personName, phoneLength } from '../../core/schema/constraint.ts';
import { checkAdministratorFlag, readGrantableRole } from '../../core/accounts/grantableRoles.ts';
import { invitationDiff, invitationOf, invitedUser } from '../../core/accounts/invitation.ts';
import { enforceInvitationLimit } from '../../core/requests/databaseRateLimits.ts';
import { isEmailInUse } from '../../core/accounts/findUsers.ts';
import { User } from '../../core/accounts/user.ts';

const InviteUserInput = builder.inputType('InviteUserInput', {
  fields: (t) => ({
    entityId: t.id(),
    name: t.string({ required: true, ...personName }),
    lastName: t.string({ required: true, ...personName }),
    email: t.string({ required: true, ...emailLength }),
    phone: t.string(phoneLength),
    roleId: t.id(),
    admin: t.boolean({ defaultValue: false }),
    active: t.boolean({ defaultValue: true }),
  }),
});

const attemptOn = (entityId: string, email: string): AuditTarget => ({ type: 'User', id: '', name: email, entityId });

/** Maximum attempts, because EMAIL_EXISTS reveals that an address has a user in some account. */
const perMinute = 30;

/** Inserts the user and an outbox job that invites them in the pool. */
export const inviteUser = defineMutation({
  name: 'inviteUser',
  rule: manageUsers,
  args: builder.args((t) => ({ input: t.field({ type: InviteUserInput, required: true }) })),
  payload: User.payload(),
  audit: { action: 'user.invite', target: User },
  examples: [
    {
      on: 'account',
      at: 'input.entityId',
      with: { input: { name: 'Robin', lastName: 'Newcomer', email: 'robin@example.com' } },
    },
  ],
  run: async (context, { input }) => {
    const checked = v.safeParse(inviteUserRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const invitation = checked.output;
    const found = await readEntityFor(context, invitation.entityId ?? null);
    if ('failure' in found) {
      return failed(found.failure, attemptOn(context.principal.effective.entity.id, invitation.email));
    }
    const { entity } = found;
    enforceRateLimit(context, 'inviteUser', context.principal.actor.userId, perMinute);
    const attempt = attemptOn(entity.id, invitation.email);
    const grant = await readGrantableRole(context, invitation.roleId ?? defaultRoleId, entity);
    if ('failure' in grant) return failed(grant.failure, attempt);
    const administrator = invitation.admin ? checkAdministratorFlag(context) : null;
    if ('escalation' in grant) return refused([grant.escalation, ...(administrator ? [administrator] : [])], attempt);
    if (administrator) return refused([administrator], attempt);
    const stepUp = invitation.admin ? missingStepUp(context.principal) : null;
    if (stepUp) return failed(stepUp, attempt);
    // Counted only after the address is known to be available: a failed attempt must not use up another person's rate limit.
    if (invitation.active && !(await isEmailInUse(context.transaction, invitation.email))) {
      const rateLimitError = await enforceInvitationLimit(context, invitation.email);
      if (rateLimitError) return refused([rateLimitError], attempt);
    }
    // ON CONFLICT DO NOTHING: no row if the address is in use.
    const [user] = await context.transaction
      .insert(users)
      .values(invitedUser(invitation, entity, grant.role, context.principal))
      .onConflictDoNothing({ target: users.emailKey })
      .returning();
    if (!user) return refused([userError('EMAIL_EXISTS', ['email'])], attempt);
    const invited = await invitationOf(context, entity);
    await enqueue(context.transaction, user, 'CREATE', { mail: user.active, invitation: invited });
    if (!user.active) await enqueue(context.transaction, user, 'DISABLE');
    return done(user, { target: User.targetOf(user, context.principal), diff: invitationDiff(user) });
  },
});
