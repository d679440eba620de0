import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditEvents } from '../database/schema.ts';

/** Removes what is older than a year; the database lets nobody remove anything younger. As the system. */
export async function deleteOldAuditEvents(transaction: Transaction): Promise<void> {
  await transaction.delete(auditEvents).where(lt(auditEvents.at, sql`now() - interval '1 year'`));
}
