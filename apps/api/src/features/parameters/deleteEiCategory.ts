import { and, eq } from 'drizzle-orm';
import { eiCategories } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { notFound } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { enqueueParameterSync } from '../../core/outbox/enqueue.ts';
import { manageParameters } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';

/** Deletes a custom category with its history. Built-in ones cannot be deleted. */
export const deleteEiCategory = defineMutation({
  name: 'deleteEiCategory',
  rule: manageParameters,
  args: builder.args((t) => ({ entityId: t.id({ required: true }), name: t.string({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'parameters.deleteCategory', target: Entity },
  examples: [{ on: 'account', with: { name: 'live-events' } }],
  run: async (context, { entityId, name }) => {
    const found = await Entity.lock(context, entityId);
    if ('refusal' in found) return found.refusal;
    const { row: entity, target } = found;
    const { transaction } = context;
    const [deleted] = await transaction
      .delete(eiCategories)
      .where(and(eq(eiCategories.entityId, entity.id), eq(eiCategories.name, name), eq(eiCategories.custom, true)))
      .returning();
    if (!deleted) return failed(notFound('eiCategory'), target);
    if (entity.eiCustomerId !== null)
      await enqueueParameterSync(transaction, {
        entityId: entity.id,
        customerId: entity.eiCustomerId,
        category: name,
        values: null,
      });
    return done(true, { target, diff: { category: [name, null] } });
  },
});
