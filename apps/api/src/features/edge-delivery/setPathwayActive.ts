import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { blockedBy } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { managePathways } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { keepPathwayVersion } from './keepVersion.ts';
import { Pathway } from './pathway.ts';
import { resourcesRelyingOn } from './resourcesUsing.ts';

/** Enables or disables a pathway. NO_ACTIVE_PATHWAY lists the active resources that would have none left. */
export const setPathwayActive = defineMutation({
  name: 'setPathwayActive',
  rule: managePathways,
  args: builder.args((t) => ({ id: t.id({ required: true }), active: t.boolean({ required: true }) })),
  payload: Pathway.payload(),
  audit: { action: 'pathway.setActive', target: Pathway },
  examples: [{ on: 'pathway', with: { active: false } }],
  run: async (context, { id, active }) => {
    // Locked first, so that two pathways of a resource cannot be disabled concurrently.
    await lockOwnEntity(context);
    const found = await Pathway.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.active === active) return done(row, null);
    const relying = active ? [] : await resourcesRelyingOn(context, row.id);
    if (relying.length > 0) return refused([blockedBy('NO_ACTIVE_PATHWAY', relying)], target);
    await keepPathwayVersion(context, row);
    const updated = await Pathway.update(context, row, { active });
    return done(updated, { target, diff: { active: [row.active, active] } });
  },
});
