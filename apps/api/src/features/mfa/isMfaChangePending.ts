import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { outboxJobs } from '../../core/database/schema.ts';

/** Whether the outbox still has to complete an MFA change of the user with this address in the pool. Runs as the system. */
export async function isMfaChangePending(transaction: Transaction, emailKey: string): Promise<boolean> {
  const pending = and(
    inArray(outboxJobs.kind, ['ENABLE_MFA', 'RESET_MFA']),
    eq(outboxJobs.subject, emailKey),
    // A dead job completes nothing, and must not lock the user out.
    isNull(outboxJobs.deadAt),
  );
  return (await transaction.$count(outboxJobs, pending)) > 0;
}
