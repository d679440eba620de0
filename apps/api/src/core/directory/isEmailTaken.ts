import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** Whether any user of any account has this address, whatever its case. */
export async function isEmailTaken(transaction: Transaction, email: string): Promise<boolean> {
  const [found] = await transaction
    .select({ isTaken: sql<boolean>`is_taken` })
    .from(sql`is_email_taken(${email}) is_taken`);
  return found?.isTaken === true;
}
