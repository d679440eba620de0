import { eq, sql } from 'drizzle-orm';
import { entities } from '../../core/database/schema.ts';
import { failure, invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { auth, manageEntities } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { checkWithinParent } from './parentLimits.ts';
import { Entity } from '../../core/accounts/entity.ts';

/**
 * Moves a customer below another reseller or the platform. It cannot have more than the new parent. Acting sessions of the old parent's
 * users end, because they are no longer allowed.
 */
export const moveEntity = defineMutation({
  name: 'moveEntity',
  rule: auth({ ...manageEntities, types: ['PLATFORM'], adminAccess: true, notActing: true, stepUp: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }), parentId: t.id({ required: true }) })),
  payload: Entity.payload(),
  audit: { action: 'account.move', target: Entity },
  examples: [],
  run: async (context, { id, parentId }) => {
    const { transaction, principal } = context;
    const attempt = Entity.missingTarget(id, principal);
    // `admin-access` alone would allow all platform users.
    if (!isAdministrator(principal.effective)) return failed(failure('FORBIDDEN'), attempt);
    // From parent to child, like every operation that locks both.
    const newParent = await Entity.lock(context, parentId);
    if ('refusal' in newParent) return newParent.refusal;
    const found = await Entity.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    const { row: parent } = newParent;
    if (row.id === principal.effective.entity.id) return refused([userError('SELF_ACTION')], target);
    if (row.parentId === parent.id) return done(row, null);
    if (row.type !== 'CUSTOMER' || parent.type === 'CUSTOMER')
      return failed(invalid(validationMessages.parent, 'parentId'), target);
    const beyond = checkWithinParent(parent, row);
    if (beyond.length > 0) return refused(beyond, target);
    const [updated] = await transaction
      .update(entities)
      .set({
        parentId: parent.id,
        version: sql`${entities.version} + 1`,
        updatedAt: sql`now()`,
        updatedBy: principal.actor.userId,
      })
      .where(eq(entities.id, row.id))
      .returning();
    if (!updated) throw new Error('A locked account could not be moved');
    return done(updated, { target, diff: { parentId: [row.parentId, parent.id] } });
  },
});
