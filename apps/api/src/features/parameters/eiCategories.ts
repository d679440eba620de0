import { readEntityFor } from '../../core/accounts/readEntity.ts';
import { readParameters } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { readCategories } from './categories.ts';
import { EiCategory } from './eiCategory.ts';

/** The parameters of an account by category: changed values and defaults. */
export const eiCategories = defineQuery({
  name: 'eiCategories',
  rule: readParameters,
  args: builder.args((t) => ({ entityId: t.id({ required: true }) })),
  type: [EiCategory],
  examples: [{ on: 'account' }],
  run: async (context, { entityId }) => {
    const found = await readEntityFor(context, entityId);
    return 'failure' in found ? found : readCategories(context, found.entity.id);
  },
});
