import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { Resource } from './resource.ts';
import { replaceResource } from './replaceResource.ts';
import { readResourceInput, ResourceInput } from './resourceInput.ts';

/** Replaces a resource with its pathways. Players get the new order with their next request. */
export const updateResource = defineMutation({
  name: 'updateResource',
  rule: manageResources,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    input: t.field({ type: ResourceInput, required: true }),
  })),
  payload: Resource.payload(),
  audit: { action: 'resource.update', target: Resource },
  examples: [
    {
      on: 'resource',
      with: {
        expectedVersion: 1,
        input: { name: 'renamed', manifest: 'https://origin.example/b.m3u8', pathways: [], active: false },
      },
    },
  ],
  run: async (context, { id, expectedVersion, input }) => {
    await lockOwnEntity(context);
    const found = await Resource.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    const read = await readResourceInput(context, input, row.id);
    if ('errors' in read && read.name === null) return refused(read.errors);
    if (row.version !== expectedVersion) return failed(await Resource.conflict(context, row), target);
    if ('errors' in read) return refused(read.errors, target);
    const replaced = await replaceResource(context, row, read.requested);
    return replaced ? done(replaced.updated, { target, diff: replaced.diff }) : done(row, null);
  },
});
