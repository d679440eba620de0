import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { apiTokens, type EntityRow, type Tier } from '../database/schema.ts';
import { tokenLimitMessage } from '../errors/messages.ts';
import { blockedBy, type UserError } from '../errors/userError.ts';

/** Maximum number of enabled API tokens per account, by tier. */
export const tokenLimits: Readonly<Record<Tier, number>> = { LITE: 1, ADVANCED: 5, FULL: 100 };

/** Tokens that count towards the limit: enabled and unexpired. */
export const countedTokenCondition: SQL | undefined = and(
  eq(apiTokens.enabled, true),
  gt(apiTokens.expiresAt, sql`now()`),
);

/** Whether one more token can be enabled, not counting `exceptId`. TOKEN_LIMIT_REACHED lists the others. Lock the account first. */
export async function checkTokenLimit(
  transaction: Transaction,
  { id, tier }: Pick<EntityRow, 'id' | 'tier'>,
  exceptId?: string,
): Promise<UserError | null> {
  const counted = await transaction
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .where(and(eq(apiTokens.entityId, id), countedTokenCondition, exceptId ? ne(apiTokens.id, exceptId) : undefined))
    .orderBy(asc(apiTokens.nameKey));
  if (counted.length < tokenLimits[tier]) return null;
  const names = counted.map(({ name }) => name);
  return { ...blockedBy('TOKEN_LIMIT_REACHED', names), message: tokenLimitMessage(tokenLimits[tier]) };
}
