import type { EntityRow, RoleRow, UserRow } from '../database/schema.ts';
import type { Account, PrincipalEntity } from '../policy/principal.ts';
import { permissionsOfRole } from '../policy/permissionsOfRole.ts';

export const principalEntityOf = ({ id, type, parentId, services }: EntityRow): PrincipalEntity => ({
  id,
  type,
  parentId,
  services,
});

/** A person with entity and role, from their rows. */
export const accountOf = (rows: {
  readonly user: UserRow;
  readonly entity: EntityRow;
  readonly role: RoleRow;
}): Account => ({
  userId: rows.user.id,
  email: rows.user.email,
  admin: rows.user.admin,
  entity: principalEntityOf(rows.entity),
  role: { id: rows.role.id, permissions: permissionsOfRole(rows.role) },
});
