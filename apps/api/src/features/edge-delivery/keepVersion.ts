import {
  pathwayVersions,
  resourceVersions,
  type PathwayRow,
  type PathwayValues,
  type ResourceRow,
  type ResourceValues,
} from '../../core/database/schema.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { pathwaysOfResource } from './resourcePathways.ts';

export const pathwayValues = ({ hostname, active }: PathwayRow): PathwayValues => ({ hostname, active });

/** The values of a stored resource, without its player token. */
export async function resourceValues(context: SignedInContext, row: ResourceRow): Promise<ResourceValues> {
  const { id, name, ttl, manifest, steeringStrategy, active } = row;
  const steered = await pathwaysOfResource(context, id);
  const pathways = steered.map(({ pathway, weight, clone }) => ({ id: pathway.id, name: pathway.name, weight, clone }));
  return { name, ttl, manifest, steeringStrategy, active, pathways };
}

/** Stores the version of a locked resource that is about to be replaced. */
export async function keepResourceVersion(context: SignedInContext, row: ResourceRow): Promise<void> {
  const { id: resourceId, entityId, version, updatedBy: authorId, updatedAt: at } = row;
  const values = await resourceValues(context, row);
  await context.transaction.insert(resourceVersions).values({ resourceId, entityId, version, values, authorId, at });
}

/** Stores the version of a locked pathway that is about to be replaced. */
export async function keepPathwayVersion({ transaction }: SignedInContext, row: PathwayRow): Promise<void> {
  const { id: pathwayId, entityId, version, updatedBy: authorId, updatedAt: at } = row;
  await transaction
    .insert(pathwayVersions)
    .values({ pathwayId, entityId, version, values: pathwayValues(row), authorId, at });
}
