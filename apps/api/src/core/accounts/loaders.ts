import { eq, inArray, sql } from 'drizzle-orm';
import { apiTokens, channels, entities, resources, roles, users } from '../database/schema.ts';
import { authorNames } from '../errors/messages.ts';
import type { RequestContext } from '../requests/context.ts';
import { defineCountLoader, defineLoader } from '../requests/defineLoader.ts';
import { onlyAdministratorsOf } from './administrators.ts';
import { usersInScope } from './findUsers.ts';
import { countedTokenCondition } from './tokenLimit.ts';

/** Undefined if row-level security hides the entity. */
export const loadEntity = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction.select().from(entities).where(inArray(entities.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

export const loadRole = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction.select().from(roles).where(inArray(roles.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

/** Undefined if row-level security hides the user. */
export const loadUser = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction.select().from(users).where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

/** The full name of a user, or undefined if row-level security hides them. */
export const loadUserName = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction
    .select({ id: users.id, name: users.name, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name, lastName }) => [id, `${name} ${lastName}`]));
});

/** The name of a record's author: also if they are hidden, or if no user created the record. */
export const loadAuthorName = async (context: RequestContext, userId: string | null): Promise<string> =>
  userId === null ? authorNames.system : ((await loadUserName(context, userId)) ?? authorNames.outside);

/** The email address of a user, or undefined if row-level security hides them. */
export const loadUserEmail = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, email }) => [id, email]));
});

/** The ID of the only active administrator of an entity, or undefined if there are several or none. */
export const loadOnlyAdministrator = defineLoader(({ transaction }, ids) => onlyAdministratorsOf(transaction, ids));

export const countUsersOfEntity = defineCountLoader(users.entityId);

/** The number of users with a role, among those the caller can see. */
export const countUsersOfRole = defineCountLoader(users.roleId, ({ transaction, principal }) =>
  principal ? usersInScope(transaction, principal.effective.entity) : sql`false`,
);

/** API tokens that count towards the limit of an entity. */
export const countEnabledTokens = defineCountLoader(apiTokens.entityId, () => countedTokenCondition);

/** Channels, which the first player data of each creates. */
export const countChannels = defineCountLoader(channels.entityId);

export const countActiveResources = defineCountLoader(resources.entityId, () => eq(resources.active, true));
