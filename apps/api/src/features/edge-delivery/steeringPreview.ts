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

/** The session of a preview: the first of the resource. */
const session = { id: 'preview', turn: 0 };

/**
 * What the steering service would answer a viewer, by the same code: one who plays `currentPathway` with this `throughput`, in bits per
 * second, as if enough sessions had reported it for the pathway to be ordered by it.
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
    // Whoever asks belongs to an active account that has the service.
    const steered = toSteered(resource, { pathways, isServed: true });
    const reported: Throughputs = new Map(
      typeof throughput === 'number' && currentPathway ? [[currentPathway, throughput]] : [],
    );
    const reloadUri = `${settings.steeringOrigin}/decision/${resource.playerToken}?session=${session.id}&format=${format}`;
    return decide(steered, { resourceId: resource.id, session, throughputs: reported, format, reloadUri });
  },
});
