import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { users, type UserRow } from '../database/schema.ts';

/** The user, or null where they are missing or out of scope for the transaction's caller. */
export async function readVisibleUser(transaction: Transaction, id: string): Promise<UserRow | null> {
  const [row] = await transaction.select().from(users).where(eq(users.id, id));
  return row ?? null;
}
