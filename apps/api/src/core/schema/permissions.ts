import { permissionGroups, type Permissions } from '../policy/permissions.ts';
import { builder } from './builder.ts';
import { LevelEnum } from './enums.ts';

type Permission = { readonly group: keyof Permissions; readonly level: Permissions[keyof Permissions] };

export const PermissionObject = builder.objectRef<Permission>('Permission').implement({
  fields: (t) => ({ group: t.exposeString('group'), level: t.expose('level', { type: LevelEnum }) }),
});

export const PermissionInput = builder.inputType('PermissionInput', {
  fields: (t) => ({ group: t.string({ required: true }), level: t.field({ type: LevelEnum, required: true }) }),
});

/** In the order of the permission table. */
export const toPermissionList = (permissions: Permissions): Permission[] =>
  permissionGroups.map((group) => ({ group, level: permissions[group] }));
