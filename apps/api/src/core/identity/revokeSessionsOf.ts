import { sql } from 'drizzle-orm';
import { asSystem } from '../database/transactions.ts';
import type { Transaction } from '../database/database.ts';
import { sessions } from '../database/schema.ts';
import { isLiveOf } from './sessionRow.ts';

/** Revokes every live session of another user and returns their number, which is all the caller learns about them. */
export const revokeSessionsOf = (transaction: Transaction, userId: string): Promise<number> =>
  asSystem(transaction, async () => {
    const revoked = await transaction
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(isLiveOf(userId))
      .returning({ id: sessions.id });
    return revoked.length;
  });
