import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { users, type UserRow } from '../database/schema.ts';
import { administratorRoleIds, isAdministrator } from '../policy/principal.ts';
import { activeUserCondition, isActiveUser } from './activeUser.ts';
import { lockEntity } from './readEntity.ts';
import type { SignedInContext } from '../requests/context.ts';

/** An administrator whom a user can ask for a permission. */
export type Contact = { readonly name: string; readonly email: string };

const whereActiveAdministrator = (): SQL | undefined =>
  and(activeUserCondition, or(eq(users.admin, true), inArray(users.roleId, [...administratorRoleIds])));

const isActiveAdministratorOf = (entityId: string): SQL | undefined =>
  and(eq(users.entityId, entityId), whereActiveAdministrator());

const contactsOf = (transaction: Transaction, entityId: string) =>
  transaction
    .select({ name: sql<string>`${users.name} || ' ' || ${users.lastName}`, email: users.email })
    .from(users)
    .where(isActiveAdministratorOf(entityId))
    .orderBy(asc(users.createdAt), asc(users.id));

/** The active administrators of an entity, oldest account first. */
export const allAdministratorsOf = (transaction: Transaction, entityId: string): Promise<Contact[]> =>
  contactsOf(transaction, entityId);

/** The first three active administrators of an entity, oldest account first. */
export const administratorsOf = (transaction: Transaction, entityId: string): Promise<Contact[]> =>
  contactsOf(transaction, entityId).limit(3);

export const countAdministrators = (transaction: Transaction, entityId: string): Promise<number> =>
  transaction.$count(users, isActiveAdministratorOf(entityId));

/** Whether an entity has an active administrator besides this user. */
async function hasOtherAdministrator(transaction: Transaction, entityId: string, userId: string): Promise<boolean> {
  const others = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveAdministratorOf(entityId), ne(users.id, userId)))
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

type Standing = Pick<UserRow, 'active' | 'stage' | 'admin' | 'roleId'>;

export const isActiveAdministrator = (user: Standing): boolean =>
  isActiveUser(user) && isAdministrator({ admin: user.admin, role: { id: user.roleId } });

/** Whether a change would leave an entity without an active administrator. Locks the entity's row to serialize such changes. */
export async function wouldRemoveLastAdministrator(
  context: SignedInContext,
  user: UserRow,
  after: Standing | null,
): Promise<boolean> {
  if (!isActiveAdministrator(user) || (after && isActiveAdministrator(after))) return false;
  await lockEntity(context, user.entityId);
  return !(await hasOtherAdministrator(context.transaction, user.entityId, user.id));
}
