import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { apiTokens } from '../database/schema.ts';
import { hashSecret } from '../identity/hashSecret.ts';
import { createApiTokenSecret } from './secret.ts';

/**
 * The API token that every new account has: enabled for a year, to read measurements and dashboards. Nobody has seen its
 * secret; rotating the token gives one. Runs as the system.
 */
export async function insertDefaultToken(transaction: Transaction, entityId: string, createdBy: string): Promise<void> {
  const secret = createApiTokenSecret();
  await transaction.insert(apiTokens).values({
    id: randomUUID(),
    entityId,
    name: 'default',
    secretHash: hashSecret(secret),
    lastFour: secret.slice(-4),
    scopes: ['ei.analytics', 'ea.dashboards'],
    expiresAt: sql`now() + interval '365 days'`,
    createdBy,
  });
}
