import type { RoleRow } from '../database/schema.ts';
import { builtInRolePermissions, isBuiltInRoleId, toPermissions, type Permissions } from './permissions.ts';

/** The levels of a stored role before any cap. Those of a built-in role come from the policy, not from its row. */
export const permissionsOfRole = (role: Pick<RoleRow, 'id' | 'entityId' | 'permissions'>): Permissions =>
  role.entityId === null && isBuiltInRoleId(role.id)
    ? builtInRolePermissions(role.id)
    : toPermissions(role.permissions);
