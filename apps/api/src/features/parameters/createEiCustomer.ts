import { Entity } from '../../core/accounts/entity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { enqueueProvisioning } from '../../core/outbox/enqueue.ts';
import { manageEiCustomers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';

/**
 * Orders that Edge Intelligence makes the account a customer. The id is there as soon as the service has answered: until then the answer,
 * and the account, have none.
 */
export const createEiCustomer = defineMutation({
  name: 'createEiCustomer',
  rule: manageEiCustomers,
  args: builder.args((t) => ({ entityId: t.id({ required: true }) })),
  payload: Entity.payload(),
  audit: { action: 'account.createEiCustomer', target: Entity },
  examples: [{ on: 'account' }],
  run: async (context, { entityId }) => {
    const found = await Entity.lock(context, entityId);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.eiCustomerId !== null) return done(row, null);
    // The service answers the same each time, so that it may be asked twice.
    await enqueueProvisioning(context.transaction, row.id);
    return done(row, { target, diff: {} });
  },
});
