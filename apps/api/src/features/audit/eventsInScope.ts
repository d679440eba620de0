import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { auditEvents as table, entities } from '../../core/database/schema.ts';
import type { PrincipalEntity } from '../../core/policy/principal.ts';

/** The events of an account and of those below it. */
export function eventsInScope(transaction: Transaction, { id, type }: PrincipalEntity): SQL | undefined {
  if (type === 'PLATFORM') return undefined;
  if (type === 'CUSTOMER') return eq(table.entityId, id);
  const subtree = transaction
    .select({ id: entities.id })
    .from(entities)
    .where(or(eq(entities.id, id), eq(entities.parentId, id)));
  return inArray(table.entityId, subtree);
}
