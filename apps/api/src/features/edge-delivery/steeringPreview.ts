import { decide, type Throughputs } from '@edge-console/steering/decision';
import { and, eq } from 'drizzle-orm';
import { isUuid } from '../../core/database/ids.ts';
import { resources } from '../../core/database/schema.ts';
import { invalid, notFound } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { readResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { SteeringFormatEnum } from '../../core/schema/enums.ts';
import { pathwaysOfResource } from './resourcePathways.ts';
import { toSteered } from './toSteered.ts';

/** The session of a preview: the resource's first. */
const session = { id: 'preview', turn: 0 };

/**
 * The steering service's response to a viewer, from the same code, for a viewer who plays `currentPathway` with this `throughput` in bits
 * per second, as if enough sessions had reported it.
 */
export const steeringPreview = defineQuery({
  name: 'steeringPreview',
  rule: readResources,
  args: builder.args((t) => ({
    resourceId: t.id({ required: true }),
    format: t.field({ type: SteeringFormatEnum, required: true }),
    currentPathway: t.string(),
    throughput: t.int(),
  })),
  type: 'JSON',
  examples: [{ on: 'resource', at: 'resourceId', with: { format: 'hls' } }],
  run: async (context, { resourceId, format, currentPathway, throughput }) => {
    const { transaction, entity, settings } = context;
    const [resource] = isUuid(resourceId)
      ? await transaction
          .select()
          .from(resources)
          .where(and(eq(resources.id, resourceId), eq(resources.entityId, entity.id)))
      : [];
    if (!resource) return { failure: notFound('resource') };
    const pathways = await pathwaysOfResource(context, resource.id);
    if (pathways.length === 0) return { failure: invalid(validationMessages.noPathway, 'resourceId') };
    // The caller belongs to an active account with the service.
    const steered = toSteered(resource, { pathways, isServed: true });
    const reported: Throughputs = new Map(
      typeof throughput === 'number' && currentPathway ? [[currentPathway, throughput]] : [],
    );
    const reloadUri = `${settings.steeringOrigin}/decision/${resource.playerToken}?session=${session.id}&format=${format}`;
    return decide(steered, { resourceId: resource.id, session, throughputs: reported, format, reloadUri });
  },
});
