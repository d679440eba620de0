import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { recoveryCodes } from '../database/schema.ts';
import { asSystem } from '../database/transactions.ts';
import { hashSecret } from './hashSecret.ts';

export const codesPerUser = 10;

/** Without 0, 1, l, and o, which are easily confused on paper. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';
/** 80 bits in four groups: enough for a fast hash without a salt. */
const groups = 4;
const groupLength = 4;

const openGroup = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
const openCode = () => Array.from({ length: groups }, openGroup).join('-');

/** Users can type a code in upper case, and without the dashes. */
const hashCode = (code: string): string => hashSecret(code.toLowerCase().replaceAll(/[\s-]/g, ''));

const unusedOf = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** Makes all codes of a user invalid. */
export const voidRecoveryCodes = (transaction: Transaction, userId: string): Promise<unknown> =>
  asSystem(transaction, () => transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)));

/** Replaces the codes of a user, and returns the new ones, which are not stored. */
export async function createRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesPerUser }, openCode);
  await voidRecoveryCodes(transaction, userId);
  await asSystem(transaction, () =>
    transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(code) }))),
  );
  return codes;
}

/** The number of codes of a user that were not used. */
export const countRecoveryCodes = (transaction: Transaction, userId: string): Promise<number> =>
  asSystem(transaction, async () => {
    const [row] = await transaction.select({ left: count() }).from(recoveryCodes).where(unusedOf(userId));
    return row?.left ?? 0;
  });

/** The stored hash that matches a user’s code, or null. Compares all hashes in constant time. */
async function findAmong(transaction: Transaction, condition: SQL | undefined, code: string): Promise<string | null> {
  const given = Buffer.from(hashCode(code));
  const rows = await transaction.select({ codeHash: recoveryCodes.codeHash }).from(recoveryCodes).where(condition);
  return rows.filter(({ codeHash }) => timingSafeEqual(Buffer.from(codeHash), given))[0]?.codeHash ?? null;
}

/** The hash of a user's unused code, or null. Runs as the system. */
export const findRecoveryCode = (transaction: Transaction, userId: string, code: string): Promise<string | null> =>
  findAmong(transaction, unusedOf(userId), code);

/** Whether a user's code was used in the last ten minutes. Runs as the system. */
export async function wasRecoveryCodeJustUsed(
  transaction: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const justUsed = and(eq(recoveryCodes.userId, userId), gt(recoveryCodes.usedAt, sql`now() - interval '10 minutes'`));
  return (await findAmong(transaction, justUsed, code)) !== null;
}

/** Marks a code as used. Returns false if it was used in the meantime. Runs as the system. */
export async function useRecoveryCode(transaction: Transaction, userId: string, codeHash: string): Promise<boolean> {
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(unusedOf(userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
