import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { domains, entities, type DomainRow, type DomainStatus } from '../../core/database/schema.ts';
import { enqueueMails } from '../../core/outbox/enqueue.ts';
import { allAdministratorsOf } from '../../core/accounts/administrators.ts';
import { domainMail } from './domainMail.ts';
import { stateAfter, type DomainCheck } from './domainCheck.ts';

/** Mails the administrators when a certificate is issued or fails, since they may have left the page. */
async function notifyStatusChange(transaction: Transaction, before: DomainStatus, domain: DomainRow, origin: string) {
  if (before === domain.status || domain.status === 'PENDING_VALIDATION') return;
  const [account] = await transaction.select().from(entities).where(eq(entities.id, domain.entityId));
  if (!account?.active) return;
  const administrators = await allAdministratorsOf(transaction, account.id);
  const mails = administrators.map(({ email }) => ({
    mail: domainMail({ to: email, domain, account: account.name, origin }),
    subject: `mail ${email.toLowerCase()}`,
  }));
  await enqueueMails(transaction, mails, account.id);
}

/** Stores the result of a check. Null if the domain is gone or has another certificate, so that the check is obsolete. */
export async function recordCheck(
  transaction: Transaction,
  check: DomainCheck,
  origin: string,
): Promise<{ readonly before: DomainRow; readonly after: DomainRow } | null> {
  const [before] = await transaction.select().from(domains).where(eq(domains.id, check.domainId)).for('no key update');
  if (!before || (before.arnCertificate ?? check.arn) !== check.arn) return null;
  const [after] = await transaction
    .update(domains)
    .set({ ...stateAfter(before, check, new Date()), arnCertificate: check.arn, checkedAt: sql`now()` })
    .where(eq(domains.id, before.id))
    .returning();
  if (!after) throw new Error('A locked domain could not be updated');
  await notifyStatusChange(transaction, before.status, after, origin);
  return { before, after };
}
