import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { passwordRequests, type UserRow } from '../../core/database/schema.ts';
import { codeMinutes, createCode, hashCode, maxCodeAttempts } from '../../core/identity/mailedCode.ts';

type Requester = Pick<UserRow, 'id' | 'emailKey'>;

/** A code only counts for the address that it was mailed to. */
const hashOf = ({ id, emailKey }: Requester, code: string): string => hashCode(`${id} ${emailKey}`, code);

/** Stores a user's request for a password, which replaces an earlier one, and returns its code. Runs as the system. */
export async function storePasswordRequest(transaction: Transaction, user: Requester): Promise<string> {
  const code = createCode();
  const request = {
    codeHash: hashOf(user, code),
    attempts: 0,
    expiresAt: sql`now() + make_interval(mins => ${codeMinutes}::int)`,
  };
  await transaction
    .insert(passwordRequests)
    .values({ userId: user.id, ...request })
    .onConflictDoUpdate({ target: passwordRequests.userId, set: request });
  return code;
}

/** Counts an attempt, and returns false if there were too many or there is no request. Runs as the system. */
export async function countPasswordAttempt(transaction: Transaction, userId: string): Promise<boolean> {
  const counted = await transaction
    .update(passwordRequests)
    .set({ attempts: sql`${passwordRequests.attempts} + 1` })
    .where(
      and(
        eq(passwordRequests.userId, userId),
        lt(passwordRequests.attempts, maxCodeAttempts),
        gt(passwordRequests.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: passwordRequests.userId });
  return counted.length > 0;
}

/** Uses up a user's request. Returns false if the code is wrong. Runs as the system. */
export async function takePasswordRequest(transaction: Transaction, user: Requester, code: string): Promise<boolean> {
  const taken = await transaction
    .delete(passwordRequests)
    .where(and(eq(passwordRequests.userId, user.id), eq(passwordRequests.codeHash, hashOf(user, code))))
    .returning({ userId: passwordRequests.userId });
  return taken.length > 0;
}

/** Deletes expired requests. Runs as the system. */
export async function deleteExpiredPasswordRequests(transaction: Transaction): Promise<void> {
  await transaction.delete(passwordRequests).where(lt(passwordRequests.expiresAt, sql`now()`));
}
