import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { providerLinkRequests } from '../../core/database/schema.ts';

const lifetimeMinutes = 10;

/** Stores a user's request to link a provider; it replaces an earlier one. Runs as the system. */
export async function storeLinkRequest(transaction: Transaction, userId: string, provider: string): Promise<void> {
  const request = {
    provider,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${lifetimeMinutes}::int)`,
  };
  await transaction
    .insert(providerLinkRequests)
    .values({ userId, ...request })
    .onConflictDoUpdate({ target: providerLinkRequests.userId, set: request });
}

type SignUp = { readonly provider: string; readonly at: Date };

/**
 * Uses up a user's request, and returns its provider; null without a request for this provider. A sign-up from before the request is not
 * accepted, so a recorded call of the trigger cannot be repeated for a later request. Runs as the system.
 */
export async function takeLinkRequest(transaction: Transaction, userId: string, { provider, at }: SignUp) {
  const [taken] = await transaction
    .delete(providerLinkRequests)
    .where(
      and(
        eq(providerLinkRequests.userId, userId),
        // The pool can send the name in lower case, as part of the username.
        eq(sql`lower(${providerLinkRequests.provider})`, provider.toLowerCase()),
        gt(providerLinkRequests.expiresAt, sql`now()`),
        lte(providerLinkRequests.createdAt, at),
      ),
    )
    .returning({ provider: providerLinkRequests.provider });
  return taken?.provider ?? null;
}

/** Deletes a user's request. Runs as the system. */
export const dropLinkRequest = (transaction: Transaction, userId: string) =>
  transaction.delete(providerLinkRequests).where(eq(providerLinkRequests.userId, userId));

/** Deletes expired requests. Runs as the system. */
export async function deleteExpiredLinkRequests(transaction: Transaction): Promise<void> {
  await transaction.delete(providerLinkRequests).where(lt(providerLinkRequests.expiresAt, sql`now()`));
}
