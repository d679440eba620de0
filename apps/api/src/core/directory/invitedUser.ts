import { randomUUID } from 'node:crypto';
import type { inviteUserRule } from '@edge-console/forms/rules';
import type * as v from 'valibot';
import type { EntityRow, RoleRow, UserRow, users } from '../database/schema.ts';
import type { Diff } from '../mutations/outcome.ts';
import type { Principal } from '../policy/principal.ts';

type Invitation = v.InferOutput<typeof inviteUserRule>;

/** The row of a newly invited user. */
export const invitedUser = (
  invitation: Invitation,
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

/** The changes that the audit log records of an invitation. */
export const invitationDiff = ({ name, lastName, email, phone, roleId, admin, active }: UserRow): Diff => ({
  name: [null, name],
  lastName: [null, lastName],
  email: [null, email],
  phone: [null, phone],
  roleId: [null, roleId],
  admin: [null, admin],
  active: [null, active],
});
