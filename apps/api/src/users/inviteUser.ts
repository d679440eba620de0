import { randomUUID } from 'node:crypto';
import { inviteUserRule } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { users, type EntityRow, type RoleRow, type UserRow } from '../database/schema.ts';
import { readEntityFor } from '../entities/readEntity.ts';
import { userError } from '../errors/userError.ts';
import { done, failed, refused, type AuditTarget, type Diff } from '../mutations/outcome.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { defaultRoleId } from '../policy/permissions.ts';
import { manageUsers } from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { builder } from '../schema/builder.ts';
import { defineMutation } from '../schema/defineMutation.ts';
import { emailLength, personName, phoneLength } from './constraints.ts';
import { fieldErrors } from './fieldErrors.ts';
import { checkAdministratorFlag, readGrantableRole } from './grantChecks.ts';
import { invitationOf } from './invitationOf.ts';
import { takeInvitationTurn } from './invitationTurns.ts';
import { isEmailTaken } from './isEmailTaken.ts';
import { User } from './user.ts';

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

type Invitation = v.InferOutput<typeof inviteUserRule>;

const attemptOn = (entityId: string, email: string): AuditTarget => ({ type: 'User', id: '', name: email, entityId });

const created = ({ name, lastName, email, phone, roleId, admin, active }: UserRow): Diff => ({
  name: [null, name],
  lastName: [null, lastName],
  email: [null, email],
  phone: [null, phone],
  roleId: [null, roleId],
  admin: [null, admin],
  active: [null, active],
});

/** Null where the address is taken, by whomever. */
async function insertUser(
  { transaction, principal }: SignedInContext,
  invitation: Invitation,
  entity: EntityRow,
  role: RoleRow,
): Promise<UserRow | null> {
  const [user] = await transaction
    .insert(users)
    .values({
      id: randomUUID(),
      entityId: entity.id,
      roleId: role.id,
      roleName: role.name,
      name: invitation.name,
      lastName: invitation.lastName,
      email: invitation.email,
      phone: invitation.phone ?? null,
      admin: invitation.admin ?? false,
      active: invitation.active ?? true,
      stage: 'INVITED',
      updatedBy: principal.actor.userId,
    })
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  return user ?? null;
}

/** Writes the user and the order to invite him in one transaction; the pool hears of it from the outbox. */
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
      with: { input: { name: 'Robin', lastName: 'Newcomer', email: 'newcomer@example.com' } },
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
    const attempt = attemptOn(entity.id, invitation.email);
    const grant = await readGrantableRole(context, invitation.roleId ?? defaultRoleId, entity);
    if ('failure' in grant) return failed(grant.failure, attempt);
    const administrator = invitation.admin ? checkAdministratorFlag(context) : null;
    if ('escalation' in grant) return refused([grant.escalation, ...(administrator ? [administrator] : [])], attempt);
    if (administrator) return refused([administrator], attempt);
    // Not before it is known to be free: a wrong attempt must not use up the invitations of somebody else's address.
    if (invitation.active && !(await isEmailTaken(context.transaction, invitation.email))) {
      const haste = await takeInvitationTurn(context, invitation.email);
      if (haste) return refused([haste], attempt);
    }
    const user = await insertUser(context, invitation, entity, grant.role);
    if (!user) return refused([userError('EMAIL_EXISTS', ['email'])], attempt);
    const invited = await invitationOf(context, entity);
    await enqueue(context.transaction, user, 'CREATE', { mail: user.active, invitation: invited });
    if (!user.active) await enqueue(context.transaction, user, 'DISABLE');
    return done(user, { target: User.targetOf(user, context.principal), diff: created(user) });
  },
});
