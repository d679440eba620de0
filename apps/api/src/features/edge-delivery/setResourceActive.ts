import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { manageResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { keepResourceVersion } from './keepVersion.ts';
import { Resource } from './resource.ts';
import { pathwaysOfResource } from './resourcePathways.ts';

/** Enables or disables steering of a resource. When disabled, viewers get the configured order. Enabling requires an active pathway. */
export const setResourceActive = defineMutation({
  name: 'setResourceActive',
  rule: manageResources,
  args: builder.args((t) => ({ id: t.id({ required: true }), active: t.boolean({ required: true }) })),
  payload: Resource.payload(),
  audit: { action: 'resource.setActive', target: Resource },
  examples: [{ on: 'resource', with: { active: false } }],
  run: async (context, { id, active }) => {
    await lockOwnEntity(context);
    const found = await Resource.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.active === active) return done(row, null);

    const steered = active ? await pathwaysOfResource(context, row.id) : [];
    if (active && !steered.some(({ pathway }) => pathway.active))
      return refused([userError('NO_ACTIVE_PATHWAY')], target);
    await keepResourceVersion(context, row);
    const updated = await Resource.update(context, row, { active });
    return done(updated, { target, diff: { active: [row.active, active] } });
  },
});
