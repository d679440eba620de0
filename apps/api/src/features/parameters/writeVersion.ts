import { parameterChanges, parameterDefaults, type ParameterChanges, type ParameterValues } from '@edge-console/domain';
import { sql } from 'drizzle-orm';
import type { Diff } from '../../core/audit/diff.ts';
import { eiCategories, eiVersions, type EntityRow } from '../../core/database/schema.ts';
import { enqueueParameterSync } from '../../core/outbox/enqueue.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import type { Category } from './eiCategory.ts';

/** Writes the next version of a category in a locked account, and enqueues sending it to Edge Intelligence. */
export async function writeVersion(
  { transaction, principal }: SignedInContext,
  { id: entityId, eiCustomerId }: EntityRow,
  category: Category,
  values: ParameterValues,
): Promise<{ readonly category: Category; readonly changes: ParameterChanges }> {
  const { name, custom } = category;
  const version = category.version + 1;
  const authorId = principal.actor.userId;
  const changes = parameterChanges(name, category.values, values);
  const columns = { values, version, updatedBy: authorId, updatedAt: sql`now()` };
  const [written] = await transaction
    .insert(eiCategories)
    .values({ entityId, name, custom, ...columns })
    .onConflictDoUpdate({ target: [eiCategories.entityId, eiCategories.name], set: columns })
    .returning();
  if (!written) throw new Error('A category of a locked account could not be written');
  await transaction.insert(eiVersions).values({ entityId, category: name, version, values, diff: changes, authorId });
  if (eiCustomerId !== null)
    await enqueueParameterSync(transaction, {
      entityId,
      customerId: eiCustomerId,
      category: name,
      values: { ...parameterDefaults(name), ...values },
    });
  return { category: written, changes };
}

/** Changes for the audit log. For a custom category only the keys, because its values can be long and are in its history. */
export const auditedChanges = ({ name, custom }: Category, changes: ParameterChanges): Diff => ({
  category: [name, name],
  ...(custom
    ? { keys: [null, Object.keys(changes)] }
    : Object.fromEntries(
        Object.entries(changes).map(([key, { before = null, after = null }]) => [key, [before, after] as const]),
      )),
});
