import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { entities, users, type EntityRow } from '../database/schema.ts';

/** The people of an entity: its own, and those of the entities below it. */
export function usersInScope(transaction: Transaction, { id, type }: Pick<EntityRow, 'id' | 'type'>): SQL | undefined {
  if (type === 'PLATFORM') return undefined;
  if (type === 'CUSTOMER') return eq(users.entityId, id);
  const subtree = transaction
    .select({ id: entities.id })
    .from(entities)
    .where(or(eq(entities.id, id), eq(entities.parentId, id)));
  return inArray(users.entityId, subtree);
}
