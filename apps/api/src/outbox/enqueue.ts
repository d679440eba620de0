import type { Transaction } from '../database/database.ts';
import { outboxJobs, type OutboxKind, type UserRow } from '../database/schema.ts';

/** Orders a call to the user pool, in the transaction that makes it necessary. */
export async function enqueue(
  transaction: Transaction,
  { id, entityId, email, emailKey, sub, name, lastName }: UserRow,
  kind: OutboxKind,
  { mail = true }: { readonly mail?: boolean } = {},
): Promise<void> {
  await transaction.insert(outboxJobs).values({
    entityId,
    // By address: one who is deleted and one invited anew under it are two users here and one name in the pool.
    subject: emailKey,
    kind,
    payload: { userId: id, email, sub, name, lastName, mail },
  });
}
