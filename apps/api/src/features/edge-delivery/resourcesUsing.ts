import { and, asc, eq, exists, ne, notExists, type SQL } from 'drizzle-orm';
import { pathways, resourcePathways, resources } from '../../core/database/schema.ts';
import { maxNames } from '../../core/errors/userError.ts';
import type { SignedInContext } from '../../core/requests/context.ts';

/** Names of the resources that meet a condition, at most as many as an error tells. */
async function namesWhere({ transaction }: SignedInContext, condition: SQL | undefined): Promise<string[]> {
  const found = await transaction
    .select({ name: resources.name })
    .from(resources)
    .where(condition)
    .orderBy(asc(resources.nameKey), asc(resources.id))
    .limit(maxNames);
  return found.map(({ name }) => name);
}

const uses = ({ transaction }: SignedInContext, pathwayId: string): SQL =>
  exists(
    transaction
      .select({ id: resourcePathways.pathwayId })
      .from(resourcePathways)
      .where(and(eq(resourcePathways.resourceId, resources.id), eq(resourcePathways.pathwayId, pathwayId))),
  );

/** Names of the resources that use a pathway. */
export const resourcesUsing = (context: SignedInContext, pathwayId: string): Promise<string[]> =>
  namesWhere(context, uses(context, pathwayId));

/** Names of the active resources that have no other active pathway. */
export function resourcesRelyingOn(context: SignedInContext, pathwayId: string): Promise<string[]> {
  const others = context.transaction
    .select({ id: resourcePathways.pathwayId })
    .from(resourcePathways)
    .innerJoin(pathways, eq(pathways.id, resourcePathways.pathwayId))
    .where(
      and(
        eq(resourcePathways.resourceId, resources.id),
        ne(resourcePathways.pathwayId, pathwayId),
        eq(pathways.active, true),
      ),
    );
  return namesWhere(context, and(eq(resources.active, true), uses(context, pathwayId), notExists(others)));
}
