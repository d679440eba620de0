import { roles, type RoleRow } from '../database/schema.ts';
import { readRoles } from '../policy/rules.ts';
import { defineObject } from '../schema/defineObject.ts';
import { permissionsOfRole } from '../policy/permissions.ts';
import { PermissionObject, toPermissionList } from '../schema/permissions.ts';
import { countUsersOfRole } from './loaders.ts';

export const Role = defineObject<RoleRow>({
  name: 'Role',
  table: roles,
  rule: readRoles,
  referenceFields: ['id', 'name', 'description'],
  isOwn: ({ id }, { effective }) => id === effective.role.id,
  example: { on: 'role' },
  missing: 'role',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  current: ({ name, description, permissions }) => ({ name, description, permissions }),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    builtIn: t.boolean({ resolve: ({ entityId }) => entityId === null }),
    permissions: t.field({ type: [PermissionObject], resolve: (role) => toPermissionList(permissionsOfRole(role)) }),
    usersCount: t.int({ resolve: ({ id }, _arguments, context) => countUsersOfRole(context, id) }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
});
