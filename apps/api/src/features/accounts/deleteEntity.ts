import { and, asc, eq } from 'drizzle-orm';
import { asSystem } from '../../core/database/transactions.ts';
import { entities, outboxJobs, roles, users, type EntityRow } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { maxNames, userError, type UserError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueueAll } from '../../core/outbox/enqueue.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { auth, manageEntities } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { deletableAt, Entity } from '../../core/accounts/entity.ts';
import { lockOtherAccount } from './lockManaged.ts';

async function obstacleTo(
  { transaction }: SignedInContext,
  entity: EntityRow,
  name: string,
): Promise<UserError | null> {
  const from = deletableAt(entity);
  if (!from || from > new Date())
    return { ...userError('ACCOUNT_ACTIVE'), details: from ? [from.toISOString()] : null };
  const customers = await transaction
    .select({ name: entities.name })
    .from(entities)
    .where(eq(entities.parentId, entity.id))
    .orderBy(asc(entities.nameKey), asc(entities.id))
    .limit(maxNames);
  if (customers.length > 0) return { ...userError('ACCOUNT_IN_USE'), details: customers.map((one) => one.name) };
  return name.trim() === entity.name ? null : userError('NAME_MISMATCH', ['confirmName']);
}

/** Deletes the rows, and the users from the user pool. Returns the number of users. Keeps the audit log. */
async function remove({ transaction }: SignedInContext, { id }: EntityRow): Promise<number> {
  return asSystem(transaction, async () => {
    const removed = await transaction.delete(users).where(eq(users.entityId, id)).returning();
    await transaction.delete(roles).where(eq(roles.entityId, id));
    await transaction.delete(entities).where(eq(entities.id, id));
    // Cancels provisioning for the deleted account.
    await transaction.delete(outboxJobs).where(and(eq(outboxJobs.entityId, id), eq(outboxJobs.kind, 'PROVISION')));
    await enqueueAll(
      transaction,
      removed.map((user) => ({ user, kind: 'DELETE' })),
    );
    return removed.length;
  });
}

/**
 * Deletes an account with its users, roles, views and API tokens. It must have been disabled for 24 hours and have no customers, and its
 * name must be entered. ACCOUNT_ACTIVE has the earliest time in `details`, ACCOUNT_IN_USE the customers.
 */
export const deleteEntity = defineMutation({
  name: 'deleteEntity',
  rule: auth({ ...manageEntities, types: ['PLATFORM'], adminAccess: true, notActing: true, stepUp: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }), confirmName: t.string({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'account.delete', target: Entity },
  examples: [{ on: 'account', at: 'id', with: { confirmName: 'customer' } }],
  run: async (context, { id, confirmName }) => {
    const { principal } = context;
    // `admin-access` alone would allow all platform users.
    if (!isAdministrator(principal.effective)) return failed(failure('FORBIDDEN'), Entity.missingTarget(id, principal));
    const found = await lockOtherAccount(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    const obstacle = await obstacleTo(context, row, confirmName);
    if (obstacle) return refused([obstacle], target);
    const members = await remove(context, row);
    return done(true, {
      target,
      diff: { name: [row.name, null], companyName: [row.companyName, null], usersCount: [members, 0] },
    });
  },
});
