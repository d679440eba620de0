import type { RoleRow } from '../database/schema.ts';
import { permissionGroups, type Permissions } from '../policy/permissions.ts';
import { grantedBy } from '../roles/grantedBy.ts';
import { builder } from './builder.ts';
import { LevelEnum } from './enums.ts';
import { Node } from './node.ts';

type Permission = { readonly group: keyof Permissions; readonly level: Permissions[keyof Permissions] };

export const PermissionObject = builder.objectRef<Permission>('Permission').implement({
  fields: (t) => ({ group: t.exposeString('group'), level: t.expose('level', { type: LevelEnum }) }),
});

/** In the order of the permission table. */
export const toPermissionList = (permissions: Permissions): Permission[] =>
  permissionGroups.map((group) => ({ group, level: permissions[group] }));

export const RoleObject = builder.objectRef<RoleRow>('Role').implement({
  interfaces: [Node],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'permissions' in value,
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    builtIn: t.boolean({ resolve: ({ entityId }) => entityId === null }),
    permissions: t.field({ type: [PermissionObject], resolve: (role) => toPermissionList(grantedBy(role)) }),
    usersCount: t.int({ resolve: async ({ id }, _arguments, { load }) => (await load.usersOfRole(id)) ?? 0 }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
});
