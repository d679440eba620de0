import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { whereCounts } from '../accounts/tokenLimit.ts';
import {
  apiTokens,
  brandAssets,
  entities,
  pathways,
  resourcePathways,
  resources,
  roles,
  users,
  type BrandSlot,
  type EntityRow,
  type PathwayRow,
  type ResourcePathwayRow,
  type RoleRow,
} from '../database/schema.ts';
import type { Principal } from '../policy/principal.ts';
import { onlyAdministratorsOf } from '../accounts/administrators.ts';
import { usersInScope } from '../accounts/findUsers.ts';
import { batch } from './batch.ts';

/** A pathway as a resource uses it. */
export type SteeredPathway = ResourcePathwayRow & { readonly pathway: PathwayRow };

export type Loaders = {
  /** Undefined where row-level security hides the entity. */
  readonly entity: (id: string) => Promise<EntityRow | undefined>;
  readonly role: (id: string) => Promise<RoleRow | undefined>;
  /** People the caller can see, by entity and by role; undefined for none. */
  readonly usersOfEntity: (id: string) => Promise<number | undefined>;
  readonly usersOfRole: (id: string) => Promise<number | undefined>;
  /** Id of the only active administrator of an entity; undefined where there are several, or none. */
  readonly onlyAdministratorOf: (id: string) => Promise<string | undefined>;
  /** The full name of a person; undefined where row-level security hides them. */
  readonly personName: (id: string) => Promise<string | undefined>;
  /** The address of a person; undefined where row-level security hides them. */
  readonly personEmail: (id: string) => Promise<string | undefined>;
  /** API tokens that count towards the limit of an entity; undefined for none. */
  readonly enabledTokensOfEntity: (id: string) => Promise<number | undefined>;
  /** Resources of an entity that are steered; undefined for none. */
  readonly activeResourcesOfEntity: (id: string) => Promise<number | undefined>;
  /** The pathways of a resource in their order; undefined for none. */
  readonly pathwaysOfResource: (id: string) => Promise<readonly SteeredPathway[] | undefined>;
  /** Where an account shows a picture; undefined for nowhere. */
  readonly usesOfImage: (id: string) => Promise<readonly BrandSlot[] | undefined>;
  /** How many resources use a pathway; undefined for none. */
  readonly resourcesOfPathway: (id: string) => Promise<number | undefined>;
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
          principal ? usersInScope(transaction, principal.effective.entity) : sql`false`,
        ),
      )
      .groupBy(users.roleId);
    return new Map(rows.map((row) => [row.id, row.count]));
  }),
  onlyAdministratorOf: batch((ids) => onlyAdministratorsOf(transaction, ids)),
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
  activeResourcesOfEntity: batch(async (ids) => {
    const rows = await transaction
      .select({ id: resources.entityId, count: count() })
      .from(resources)
      .where(and(inArray(resources.entityId, [...ids]), eq(resources.active, true)))
      .groupBy(resources.entityId);
    return new Map(rows.map((row) => [row.id, row.count]));
  }),
  usesOfImage: batch(async (ids) => {
    const rows = await transaction
      .select({ id: brandAssets.imageId, slot: brandAssets.slot })
      .from(brandAssets)
      .where(inArray(brandAssets.imageId, [...ids]));
    const bySlot = Map.groupBy(rows, ({ id }) => id);
    return new Map([...bySlot].map(([id, uses]) => [id, uses.map(({ slot }) => slot)]));
  }),
  pathwaysOfResource: batch(async (ids) => {
    const rows = await transaction
      .select({ used: resourcePathways, pathway: pathways })
      .from(resourcePathways)
      .innerJoin(pathways, eq(pathways.id, resourcePathways.pathwayId))
      .where(inArray(resourcePathways.resourceId, [...ids]))
      .orderBy(asc(resourcePathways.resourceId), asc(resourcePathways.position));
    const steered = rows.map(({ used, pathway }): SteeredPathway => ({ ...used, pathway }));
    return Map.groupBy(steered, ({ resourceId }) => resourceId);
  }),
  resourcesOfPathway: batch(async (ids) => {
    const rows = await transaction
      .select({ id: resourcePathways.pathwayId, count: count() })
      .from(resourcePathways)
      .where(inArray(resourcePathways.pathwayId, [...ids]))
      .groupBy(resourcePathways.pathwayId);
    return new Map(rows.map((row) => [row.id, row.count]));
  }),
});
