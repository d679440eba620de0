import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { pathways, resourcePathways, resources } from '../../core/database/schema.ts';
import { maxNames } from '../../core/errors/userError.ts';
import type { SignedInContext } from '../../core/requests/context.ts';

/** Names of the resources that match a condition, up to the maximum in an error. */
async function namesWhere({ transaction }: SignedInContext, condition: SQL | undefined): Promise<string[]> {
  const found = await transaction
    .select({ name: resources.name })
    .from(resources)
    .where(condition)
    .orderBy(asc(resources.nameKey), asc(resources.id))
    .limit(maxNames);
  return found.map(({ name }) => name);
}

/** Matches resources that use any of the pathways. */
export const isUsing = (pathwayIds: readonly string[]): SQL =>
  sql`${resources.id} IN (SELECT ${resourcePathways.resourceId} FROM ${resourcePathways} WHERE ${inArray(resourcePathways.pathwayId, [...pathwayIds])})`;

/** Matches active resources that use one of the pathways and have no other active pathway. */
export const isRelyingOn = (pathwayIds: readonly string[]): SQL | undefined =>
  and(
    eq(resources.active, true),
    isUsing(pathwayIds),
    sql`NOT EXISTS (SELECT FROM ${resourcePathways} other JOIN ${pathways} ON ${pathways.id} = other.pathway_id
      WHERE other.resource_id = ${resources.id} AND ${pathways.active} AND ${pathways.id} NOT IN ${[...pathwayIds]})`,
  );

/** Names of the resources that use a pathway. */
export const resourcesUsing = (context: SignedInContext, pathwayId: string): Promise<string[]> =>
  namesWhere(context, isUsing([pathwayId]));

/** Names of the active resources that have no other active pathway. */
export const resourcesRelyingOn = (context: SignedInContext, pathwayId: string): Promise<string[]> =>
  namesWhere(context, isRelyingOn([pathwayId]));
