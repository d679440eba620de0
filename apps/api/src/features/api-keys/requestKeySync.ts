import { eq } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { apiKeys, type EntityRow } from '../../core/database/schema.ts';
import { enqueueKeySync } from '../../core/outbox/enqueue.ts';

/**
 * Enqueues sending all current keys of an account to Edge Intelligence. Does nothing for an account that is no customer there yet, because
 * it cannot have keys.
 */
export async function requestKeySync(
  transaction: Transaction,
  { id, eiCustomerId }: Pick<EntityRow, 'id' | 'eiCustomerId'>,
): Promise<void> {
  if (eiCustomerId === null) return;
  const keys = await transaction
    .select({ value: apiKeys.value, enabled: apiKeys.enabled, allowedOrigins: apiKeys.allowedOrigins })
    .from(apiKeys)
    .where(eq(apiKeys.entityId, id))
    .orderBy(apiKeys.createdAt, apiKeys.id);
  await enqueueKeySync(transaction, { entityId: id, customerId: eiCustomerId, keys });
}
