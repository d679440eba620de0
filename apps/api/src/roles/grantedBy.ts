import type { RoleRow } from '../database/schema.ts';
import { builtInRolePermissions, isBuiltInRoleId, toPermissions, type Permissions } from '../policy/permissions.ts';

/** What a stored role grants before any cap. A built-in role is what the policy says, whatever the row says. */
export const grantedBy = (role: Pick<RoleRow, 'id' | 'entityId' | 'permissions'>): Permissions =>
  role.entityId === null && isBuiltInRoleId(role.id)
    ? builtInRolePermissions(role.id)
    : toPermissions(role.permissions);
