import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type Provisioning = 'NO_ENTITY' | 'IN_PROGRESS' | 'READY' | 'FAILED';

/** Attempts after which it is a failure to people, although the outbox goes on trying. */
const hopefulAttempts = 5;

/** How far other services are with a new account: its order in the outbox is gone when it is done. */
export async function provisioningOf(transaction: Transaction, entityId: string): Promise<Provisioning> {
  const [job] = await transaction
    .select({ attempts: sql<number | null>`attempts` })
    .from(sql`provisioning_attempts(${entityId}) attempts`);
  const attempts = job?.attempts ?? null;
  if (attempts === null) return 'READY';
  return attempts >= hopefulAttempts ? 'FAILED' : 'IN_PROGRESS';
}
