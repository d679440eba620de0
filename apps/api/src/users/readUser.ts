import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { users, type UserRow } from '../database/schema.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether an id from outside can name a row at all: PostgreSQL refuses other text with an error of its own. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** The user, or null where he does not exist for the transaction's principal. */
export async function readVisibleUser(transaction: Transaction, id: string): Promise<UserRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await transaction.select().from(users).where(eq(users.id, id));
  return row ?? null;
}
