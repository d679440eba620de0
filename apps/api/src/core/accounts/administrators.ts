import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { administratorRoleIds } from '../policy/principal.ts';
import { whereActiveUser } from './isActiveUser.ts';

/** An administrator to ask for a permission. */
export type Contact = { readonly name: string; readonly email: string };

const whereActiveAdministrator = (): SQL | undefined =>
  and(whereActiveUser, or(eq(users.admin, true), inArray(users.roleId, [...administratorRoleIds])));

const isActiveAdministrator = (entityId: string): SQL | undefined =>
  and(eq(users.entityId, entityId), whereActiveAdministrator());

/** The active administrators of an entity, oldest account first. */
export const allAdministratorsOf = (transaction: Transaction, entityId: string): Promise<Contact[]> =>
  transaction
    .select({ name: sql<string>`${users.name} || ' ' || ${users.lastName}`, email: users.email })
    .from(users)
    .where(isActiveAdministrator(entityId))
    .orderBy(asc(users.createdAt), asc(users.id));

/** The first three active administrators of an entity, oldest account first. */
export const administratorsOf = (transaction: Transaction, entityId: string): Promise<Contact[]> =>
  transaction
    .select({ name: sql<string>`${users.name} || ' ' || ${users.lastName}`, email: users.email })
    .from(users)
    .where(isActiveAdministrator(entityId))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(3);

/** How many active administrators an entity has. */
export const countAdministrators = (transaction: Transaction, entityId: string): Promise<number> =>
  transaction.$count(users, isActiveAdministrator(entityId));

/** Whether an entity has an active administrator besides this user. */
export async function hasOtherAdministrator(
  transaction: Transaction,
  entityId: string,
  userId: string,
): Promise<boolean> {
  const others = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveAdministrator(entityId), ne(users.id, userId)))
    .limit(1);
  return others.length > 0;
}

/** The active administrator of each of these entities that has only one, by entity. */
export async function onlyAdministratorsOf(
  transaction: Transaction,
  entityIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await transaction
    .select({ entityId: users.entityId, userId: sql<string>`(array_agg(${users.id}))[1]` })
    .from(users)
    .where(and(inArray(users.entityId, [...entityIds]), whereActiveAdministrator()))
    .groupBy(users.entityId)
    .having(sql`count(*) = 1`);
  return new Map(rows.map(({ entityId, userId }) => [entityId, userId]));
}
