import { randomUUID } from 'node:crypto';
import { resources } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { createPlayerToken } from './playerToken.ts';
import { Resource } from './resource.ts';
import { describePathways, readResourceInput, ResourceInput, writePathways } from './resourceInput.ts';

/** Creates a resource with a player integration token. */
export const createResource = defineMutation({
  name: 'createResource',
  rule: manageResources,
  args: builder.args((t) => ({ input: t.field({ type: ResourceInput, required: true }) })),
  payload: Resource.payload(),
  audit: { action: 'resource.create', target: Resource },
  examples: [
    { with: { input: { name: 'newly-made', manifest: 'https://origin.example/a.mpd', pathways: [], active: false } } },
  ],
  run: async (context, { input }) => {
    const { transaction, principal } = context;
    const entity = await lockOwnEntity(context);
    const read = await readResourceInput(context, input);
    if ('errors' in read) {
      const attempt = read.name === null ? null : { ...Resource.missingTarget('', principal), name: read.name };
      return refused(read.errors, attempt);
    }
    const { columns, steered } = read.requested;
    const [resource] = await transaction
      .insert(resources)
      .values({
        id: randomUUID(),
        entityId: entity.id,
        playerToken: createPlayerToken(),
        updatedBy: principal.actor.userId,
        ...columns,
      })
      .returning();
    if (!resource) throw new Error('A resource could not be added');
    await writePathways(context, resource, steered);
    const diff = {
      name: [null, resource.name],
      manifest: [null, resource.manifest],
      steeringStrategy: [null, resource.steeringStrategy],
      ttl: [null, resource.ttl],
      pathways: [null, describePathways(steered)],
      active: [null, resource.active],
    } as const;
    return done(resource, { target: Resource.targetOf(resource, principal), diff });
  },
});
