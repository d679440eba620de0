import { asc, eq, inArray } from 'drizzle-orm';
import { pathways, resourcePathways, type PathwayRow, type ResourcePathwayRow } from '../../core/database/schema.ts';
import type { RequestContext } from '../../core/requests/context.ts';
import { defineLoader } from '../../core/requests/defineLoader.ts';

/** A pathway with its settings for a resource. */
export type SteeredPathway = ResourcePathwayRow & { readonly pathway: PathwayRow };

const loadPathways = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction
    .select({ used: resourcePathways, pathway: pathways })
    .from(resourcePathways)
    .innerJoin(pathways, eq(pathways.id, resourcePathways.pathwayId))
    .where(inArray(resourcePathways.resourceId, ids))
    .orderBy(asc(resourcePathways.resourceId), asc(resourcePathways.position));
  const steered = rows.map(({ used, pathway }): SteeredPathway => ({ ...used, pathway }));
  return Map.groupBy(steered, ({ resourceId }) => resourceId);
});

/** The pathways of a resource in order. */
export const pathwaysOfResource = async (
  context: Pick<RequestContext, 'transaction' | 'principal'>,
  resourceId: string,
): Promise<readonly SteeredPathway[]> => (await loadPathways(context, resourceId)) ?? [];
