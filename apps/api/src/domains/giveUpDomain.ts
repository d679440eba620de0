import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { domains } from '../database/schema.ts';

/** The certificate authority could not be reached for so long that whoever asked is told: they may ask again. */
export async function giveUpDomain(transaction: Transaction, domainId: string): Promise<void> {
  await transaction
    .update(domains)
    .set({ status: 'ERROR', errorCode: 'CERTIFICATE_FAILED' })
    .where(and(eq(domains.id, domainId), eq(domains.status, 'PENDING_VALIDATION')));
}
