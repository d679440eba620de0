import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AuditEntry } from '../../core/audit/appendAudit.ts';
import type { Transaction } from '../../core/database/database.ts';
import { apiTokens, type EntityRow } from '../../core/database/schema.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';
import { createApiTokenSecret } from '../../core/identity/apiTokenSecret.ts';

const name = 'default';
const scopes = ['ei.analytics'] as const;

/**
 * Creates the default API token of a new account: enabled for a year, to read measurements. Its secret is not shown and it has no author;
 * rotating it returns a secret. Runs as the system. Returns its audit diff.
 */
export async function insertDefaultToken(
  transaction: Transaction,
  entity: Pick<EntityRow, 'id' | 'name'>,
): Promise<AuditEntry> {
  const id = randomUUID();
  const secret = createApiTokenSecret();
  await transaction.insert(apiTokens).values({
    id,
    entityId: entity.id,
    name,
    secretHash: hashSecret(secret),
    lastFour: secret.slice(-4),
    scopes: [...scopes],
    expiresAt: sql`now() + interval '365 days'`,
    createdBy: null,
  });
  return {
    action: 'apiToken.create',
    target: { type: 'ApiToken', id, name, entityId: entity.id },
    outcome: 'OK',
    diff: { name: [null, name], scopes: [null, scopes], enabled: [null, true], createdWith: [null, entity.name] },
  };
}
