import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { entities, type EntityRow, type UserRow, users } from '../database/schema.ts';

/** Matches the users of an entity and of all entities below it. */
export function usersInScope(transaction: Transaction, { id, type }: Pick<EntityRow, 'id' | 'type'>): SQL | undefined {
  if (type === 'PLATFORM') return undefined;
  if (type === 'CUSTOMER') return eq(users.entityId, id);
  const subtree = transaction
    .select({ id: entities.id })
    .from(entities)
    .where(or(eq(entities.id, id), eq(entities.parentId, id)));
  return inArray(users.entityId, subtree);
}

/** The user, or null if they do not exist or are out of the caller's scope. */
export async function readVisibleUser(transaction: Transaction, id: string): Promise<UserRow | null> {
  const [row] = await transaction.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Whether any user of any account has this email address (case-insensitive). */
export async function isEmailInUse(transaction: Transaction, email: string): Promise<boolean> {
  const [found] = await transaction
    .select({ isInUse: sql<boolean>`is_taken` })
    .from(sql`is_email_taken(${email}) is_taken`);
  return found?.isInUse === true;
}
