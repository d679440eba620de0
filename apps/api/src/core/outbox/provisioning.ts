import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type Provisioning = 'NO_ENTITY' | 'IN_PROGRESS' | 'READY' | 'FAILED';

/** Attempts after which the API reports FAILED, although the outbox keeps retrying. */
const pendingAttempts = 5;

/** Provisioning state of a new account. Its job leaves the outbox when it is done. */
export async function provisioningOf(transaction: Transaction, entityId: string): Promise<Provisioning> {
  const [job] = await transaction
    .select({ attempts: sql<number | null>`attempts` })
    .from(sql`provisioning_attempts(${entityId}) attempts`);
  const attempts = job?.attempts ?? null;
  if (attempts === null) return 'READY';
  return attempts >= pendingAttempts ? 'FAILED' : 'IN_PROGRESS';
}
