import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { domains } from '../database/schema.ts';

/** A domain that leads elsewhere is no host of the console; it is again when a check finds that it leads here. Runs as the system. */
export async function withdrawDomain(transaction: Transaction, domainId: string): Promise<void> {
  await transaction
    .update(domains)
    .set({ live: false })
    .where(and(eq(domains.id, domainId), eq(domains.live, true)));
}
