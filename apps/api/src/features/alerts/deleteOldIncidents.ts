import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { alertIncidents } from '../../core/database/schema.ts';

/** Deletes incidents that ended before the oldest stored player data. Runs as the system. */
export async function deleteOldIncidents(transaction: Transaction): Promise<void> {
  await transaction.delete(alertIncidents).where(lt(alertIncidents.endedAt, sql`now() - interval '400 days'`));
}
