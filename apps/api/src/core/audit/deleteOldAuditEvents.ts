import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditEvents } from '../database/schema.ts';

/** Deletes audit events older than a year. The database prevents deleting newer ones. Runs as the system. */
export async function deleteOldAuditEvents(transaction: Transaction): Promise<void> {
  await transaction.delete(auditEvents).where(lt(auditEvents.at, sql`now() - interval '1 year'`));
}
