import type { EntityRow, RoleRow, UserRow } from '../database/schema.ts';
import type { Account, PrincipalEntity } from '../policy/principal.ts';
import { permissionsOfRole } from '../policy/permissions.ts';

export const toPrincipalEntity = ({ id, type, parentId, services }: EntityRow): PrincipalEntity => ({
  id,
  type,
  parentId,
  services,
});

/** Combines the rows of a user, their entity and their role. */
export const toAccount = (rows: {
  readonly user: UserRow;
  readonly entity: EntityRow;
  readonly role: RoleRow;
}): Account => ({
  userId: rows.user.id,
  email: rows.user.email,
  admin: rows.user.admin,
  entity: toPrincipalEntity(rows.entity),
  role: { id: rows.role.id, permissions: permissionsOfRole(rows.role) },
});
