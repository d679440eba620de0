import { eq } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { apiKeys, type EntityRow } from '../../core/database/schema.ts';
import { enqueueKeySync } from '../../core/outbox/enqueue.ts';

/**
 * Orders that Edge Intelligence is told of all keys of an account as they are now. An account that is no customer there yet is
 * told of nothing: its first key cannot be made before.
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
