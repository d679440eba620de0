import { and, eq } from 'drizzle-orm';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { resourceVersions } from '../../core/database/schema.ts';
import { notFound } from '../../core/errors/failure.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { replaceResource } from './replaceResource.ts';
import { Resource } from './resource.ts';
import { readResourceInput } from './resourceInput.ts';
import { existingPathways, restoredResource } from './restoredResource.ts';

/** Makes the values of an earlier version the next one, except the status and deleted pathways. */
export const restoreResource = defineMutation({
  name: 'restoreResource',
  rule: manageResources,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    toVersion: t.int({ required: true }),
  })),
  payload: Resource.payload(),
  audit: { action: 'resource.restore', target: Resource },
  examples: [{ on: 'resource', with: { expectedVersion: 1, toVersion: 1 } }],
  run: async (context, { id, expectedVersion, toVersion }) => {
    await lockOwnEntity(context);
    const found = await Resource.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.version !== expectedVersion) return failed(await Resource.conflict(context, row), target);
    if (row.version === toVersion) return done(row, null);
    const [kept] = await context.transaction
      .select({ values: resourceVersions.values })
      .from(resourceVersions)
      .where(and(eq(resourceVersions.resourceId, row.id), eq(resourceVersions.version, toVersion)));
    if (!kept) return failed(notFound('version'), target);
    const { values } = restoredResource(kept.values, row.active, await existingPathways(context, [kept.values]));
    const pathways = values.pathways.map(({ id: pathwayId, weight, clone }, order) => ({
      pathwayId,
      order,
      weight,
      clone,
    }));
    const read = await readResourceInput(context, { ...values, pathways }, row.id);
    if ('errors' in read) return refused(read.errors, target);
    const replaced = await replaceResource(context, row, read.requested);
    return replaced
      ? done(replaced.updated, { target, diff: { toVersion: [null, toVersion], ...replaced.diff } })
      : done(row, null);
  },
});
