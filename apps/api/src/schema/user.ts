import type { UserRow } from '../database/schema.ts';
import type { EntityType } from '../policy/permissions.ts';
import type { RequestContext } from '../requests/context.ts';
import { builder } from './builder.ts';
import { EntityObject } from './entity.ts';
import { UserStatusEnum, UserTypeEnum } from './enums.ts';
import { defineConnection } from './list.ts';
import { Node } from './node.ts';
import { definePayload } from './payload.ts';
import { RoleObject } from './role.ts';

const userTypes = { PLATFORM: 'admin', RESELLER: 'reseller', CUSTOMER: 'customer' } as const satisfies Readonly<
  Record<EntityType, string>
>;

// A foreign key and row-level security together promise both; a miss is a fault, not an answer.
function present<T>(row: T | undefined): T {
  if (!row) throw new Error('A visible user belongs to an invisible entity or role');
  return row;
}

const entityOf = async (user: UserRow, { load }: RequestContext) => present(await load.entity(user.entityId));

export const UserObject = builder.objectRef<UserRow>('User').implement({
  interfaces: [Node],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'emailKey' in value,
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    role: t.field({
      type: RoleObject,
      resolve: async (user, _arguments, { load }) => present(await load.role(user.roleId)),
    }),
    roleName: t.exposeString('roleName'),
    admin: t.exposeBoolean('admin'),
    active: t.exposeBoolean('active'),
    status: t.expose('status', { type: UserStatusEnum }),
    type: t.field({
      type: UserTypeEnum,
      resolve: async (user, _arguments, context) => userTypes[(await entityOf(user, context)).type],
    }),
    entity: t.field({ type: EntityObject, resolve: (user, _arguments, context) => entityOf(user, context) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true }),
    mfaEnabled: t.exposeBoolean('mfaEnabled', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

export const UserPayload = definePayload('user', UserObject);
export const UserConnection = defineConnection(UserObject);
