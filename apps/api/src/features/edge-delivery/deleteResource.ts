import { eq } from 'drizzle-orm';
import { resources } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { manageResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { Resource } from './resource.ts';

/** Deletes a resource. A trigger keeps its tokens, so that players get 410 Gone and stop requesting. */
export const deleteResource = defineMutation({
  name: 'deleteResource',
  rule: manageResources,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'resource.delete', target: Resource },
  examples: [{ on: 'resource' }],
  run: async (context, { id }) => {
    await lockOwnEntity(context);
    const found = await Resource.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    await context.transaction.delete(resources).where(eq(resources.id, row.id));
    return done(true, { target, diff: { name: [row.name, null], manifest: [row.manifest, null] } });
  },
});
