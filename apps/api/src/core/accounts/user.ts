import { type UserRow, users } from '../database/schema.ts';
import type { EntityType } from '../policy/permissions.ts';
import { readUsers } from '../policy/rules.ts';
import type { RequestContext } from '../requests/context.ts';
import { defineObject } from '../schema/defineObject.ts';
import { UserStatusEnum, UserTypeEnum } from '../schema/enums.ts';
import { builder } from '../schema/builder.ts';
import { Entity } from './entity.ts';
import { loadEntity, loadOnlyAdministrator, loadRole } from './loaders.ts';
import { Role } from './role.ts';
import type { Contact } from './administrators.ts';

const userTypes = { PLATFORM: 'admin', RESELLER: 'reseller', CUSTOMER: 'customer' } as const satisfies Readonly<
  Record<EntityType, string>
>;

// A foreign key and row-level security guarantee both rows; a missing one is a bug.
function present<T>(row: T | undefined): T {
  if (!row) throw new Error('A visible user belongs to an invisible entity or role');
  return row;
}

const entityOf = async (user: UserRow, context: RequestContext) => present(await loadEntity(context, user.entityId));

export const User = defineObject<UserRow>({
  name: 'User',
  table: users,
  rule: readUsers,
  fieldRules: { phone: readUsers, lastLogin: readUsers, mfaEnabled: readUsers },
  referenceFields: ['id', 'name', 'lastName', 'email'],
  isOwn: ({ id }, { effective }) => id === effective.userId,
  example: { on: 'person' },
  missing: 'user',
  nameOf: ({ name, lastName }) => `${name} ${lastName}`,
  entityIdOf: ({ entityId }) => entityId,
  isUser: true,
  current: ({ name, lastName, email, phone, roleId, roleName, admin, active, status }) => ({
    name,
    lastName,
    email,
    phone,
    roleId,
    roleName,
    admin,
    active,
    status,
  }),
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    role: t.field({
      type: Role.type,
      resolve: async (user, _arguments, context) => present(await loadRole(context, user.roleId)),
    }),
    roleName: t.exposeString('roleName'),
    admin: t.exposeBoolean('admin'),
    active: t.exposeBoolean('active'),
    status: t.expose('status', { type: UserStatusEnum }),
    type: t.field({
      type: UserTypeEnum,
      resolve: async (user, _arguments, context) => userTypes[(await entityOf(user, context)).type],
    }),
    entity: t.field({ type: Entity.type, resolve: (user, _arguments, context) => entityOf(user, context) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true }),
    mfaEnabled: t.exposeBoolean('mfaEnabled', { nullable: true }),
    isLastAdministrator: t.boolean({
      description:
        'This user is the only active administrator. They cannot be disabled, deleted or lose administrator rights.',
      resolve: async ({ id, entityId }, _arguments, context) => (await loadOnlyAdministrator(context, entityId)) === id,
    }),
    version: t.exposeInt('version'),
  }),
});

export const ContactObject = builder.objectRef<Contact>('Contact').implement({
  fields: (t) => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
});
