import { Entity } from '../../core/accounts/entity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { enqueueProvisioning } from '../../core/outbox/enqueue.ts';
import { manageEiCustomers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';

/** Enqueues making the account an Edge Intelligence customer. Its customer ID is null until the service has responded. */
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
    // The service always returns the same customer, so this can run twice.
    await enqueueProvisioning(context.transaction, row.id);
    return done(row, { target, diff: {} });
  },
});
