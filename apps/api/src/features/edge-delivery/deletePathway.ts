import { eq } from 'drizzle-orm';
import { pathways } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { blockedBy } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { managePathways } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { Pathway } from './pathway.ts';
import { resourcesUsing } from './resourcesUsing.ts';

/** Deletes a pathway that no resource uses. PATHWAY_IN_USE lists the resources that do, active or not. */
export const deletePathway = defineMutation({
  name: 'deletePathway',
  rule: managePathways,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'pathway.delete', target: Pathway },
  examples: [{ on: 'pathway' }],
  run: async (context, { id }) => {
    await lockOwnEntity(context);
    const found = await Pathway.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    const using = await resourcesUsing(context, row.id);
    if (using.length > 0) return refused([blockedBy('PATHWAY_IN_USE', using)], target);
    await context.transaction.delete(pathways).where(eq(pathways.id, row.id));
    return done(true, { target, diff: { name: [row.name, null], hostname: [row.hostname, null] } });
  },
});
