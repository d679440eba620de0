import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { inviteUserRule } from '@edge-console/domain';
import type { Diff } from '../audit/diff.ts';
import type { EntityRow, Invitation, RoleRow, UserRow, users } from '../database/schema.ts';
import type { Principal } from '../policy/principal.ts';
import type { SignedInContext } from '../requests/context.ts';
import { readVisibleUser } from './findUsers.ts';

type InvitedUser = v.InferOutput<typeof inviteUserRule>;

/** The row of a newly invited user. */
export const invitedUser = (
  invitation: InvitedUser,
  entity: EntityRow,
  role: Pick<RoleRow, 'id' | 'name'>,
  { actor }: Principal,
): typeof users.$inferInsert => ({
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
  updatedBy: actor.userId,
});

/** The audit log diff of an invitation. */
export const invitationDiff = ({ name, lastName, email, phone, roleId, admin, active }: UserRow): Diff => ({
  name: [null, name],
  lastName: [null, lastName],
  email: [null, email],
  phone: [null, phone],
  roleId: [null, roleId],
  admin: [null, admin],
  active: [null, active],
});

/** The inviter and account names for a mail of the user pool. While acting, the inviter is the effective user. */
export async function invitationOf(
  { transaction, principal }: SignedInContext,
  { name: account }: EntityRow,
): Promise<Invitation> {
  const inviter = await readVisibleUser(transaction, principal.effective.userId);
  if (!inviter) throw new Error('The caller is not visible to themselves');
  return { inviter: `${inviter.name} ${inviter.lastName}`.trim(), account };
}
