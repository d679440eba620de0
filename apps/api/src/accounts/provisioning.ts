import { and, eq } from 'drizzle-orm';
import { beyondTheCaller } from '../database/access.ts';
import type { Transaction } from '../database/database.ts';
import { outboxJobs } from '../database/schema.ts';

export type Provisioning = 'NO_ENTITY' | 'IN_PROGRESS' | 'READY' | 'FAILED';

/** Attempts after which it is a failure to people, although the outbox goes on trying. */
const hopefulAttempts = 5;

/** How far other services are with a new account: its order in the outbox is gone when it is done. */
export async function provisioningOf(transaction: Transaction, entityId: string): Promise<Provisioning> {
  const [job] = await beyondTheCaller(transaction, () =>
    transaction
      .select({ attempts: outboxJobs.attempts })
      .from(outboxJobs)
      .where(and(eq(outboxJobs.subject, entityId), eq(outboxJobs.kind, 'PROVISION')))
      .limit(1),
  );
  if (!job) return 'READY';
  return job.attempts >= hopefulAttempts ? 'FAILED' : 'IN_PROGRESS';
}
