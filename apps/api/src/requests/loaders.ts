import { and, count, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { whereCounts } from '../api-tokens/tokenLimit.ts';
import { apiTokens, entities, roles, users, type EntityRow, type RoleRow } from '../database/schema.ts';
import type { Principal } from '../policy/principal.ts';
import { peopleOf } from '../users/peopleOf.ts';
import { batch } from './batch.ts';

export type Loaders = {
  /** Undefined where row-level security hides the entity. */
  readonly entity: (id: string) => Promise<EntityRow | undefined>;
  readonly role: (id: string) => Promise<RoleRow | undefined>;
  /** People the caller can see, by entity and by role; undefined for none. */
  readonly usersOfEntity: (id: string) => Promise<number | undefined>;
  readonly usersOfRole: (id: string) => Promise<number | undefined>;
  /** The full name of a person; undefined where row-level security hides them. */
  readonly personName: (id: string) => Promise<string | undefined>;
  /** The address of a person; undefined where row-level security hides them. */
  readonly personEmail: (id: string) => Promise<string | undefined>;
  /** API tokens that count towards the limit of an entity; undefined for none. */
  readonly enabledTokensOfEntity: (id: string) => Promise<number | undefined>;
};

/** The loaders of one request, reading in its transaction. */
export const createLoaders = (transaction: Transaction, principal: Principal | null): Loaders => ({
  entity: batch(async (ids) => {
    const rows = await transaction
      .select()
      .from(entities)
      .where(inArray(entities.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }),
  role: batch(async (ids) => {
    const rows = await transaction
      .select()
      .from(roles)
      .where(inArray(roles.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }),
  usersOfEntity: batch(async (ids) => {
    const rows = await transaction
      .select({ id: users.entityId, count: count() })
      .from(users)
      .where(inArray(users.entityId, [...ids]))
      .groupBy(users.entityId);
    return new Map(rows.map((row) => [row.id, row.count]));
  }),
  usersOfRole: batch(async (ids) => {
    const rows = await transaction
      .select({ id: users.roleId, count: count() })
      .from(users)
      .where(
        and(
          inArray(users.roleId, [...ids]),
          principal ? peopleOf(transaction, principal.effective.entity) : sql`false`,
        ),
      )
      .groupBy(users.roleId);
    return new Map(rows.map((row) => [row.id, row.count]));
  }),
  personName: batch(async (ids) => {
    const rows = await transaction
      .select({ id: users.id, name: users.name, lastName: users.lastName })
      .from(users)
      .where(inArray(users.id, [...ids]));
    return new Map(rows.map(({ id, name, lastName }) => [id, `${name} ${lastName}`]));
  }),
  personEmail: batch(async (ids) => {
    const rows = await transaction
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(inArray(users.id, [...ids]));
    return new Map(rows.map(({ id, email }) => [id, email]));
  }),
  enabledTokensOfEntity: batch(async (ids) => {
    const rows = await transaction
      .select({ id: apiTokens.entityId, count: count() })
      .from(apiTokens)
      .where(and(inArray(apiTokens.entityId, [...ids]), whereCounts))
      .groupBy(apiTokens.entityId);
    return new Map(rows.map((row) => [row.id, row.count]));
  }),
});
