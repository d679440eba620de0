import type { Transaction } from '../../core/database/database.ts';
import type { DomainKind, DomainPayload } from '../../core/database/schema.ts';
import { enqueueDomainJob } from '../../core/outbox/enqueue.ts';
import type { DomainHosting } from '../../core/services/domainHosting.ts';
import { runDomainCheck } from './domainCheck.ts';
import { recordCheck } from './recordCheck.ts';

/** Runs a domain job and returns what to write afterwards. */
export async function runHostingJob(
  hosting: DomainHosting,
  kind: DomainKind,
  { domainId, entityId, domain, arn: known }: DomainPayload,
  consoleOrigin: string,
): Promise<((transaction: Transaction) => Promise<void>) | null> {
  if (kind === 'RELEASE_DOMAIN') {
    if (known !== null) await hosting.release(domain, known);
    return null;
  }
  // The row ID distinguishes requests: a released domain must not come back with its old certificate.
  const arn = known ?? (await hosting.requestCertificate(domain, domainId));
  const check = await runDomainCheck(hosting, { domainId, domain, arn });
  return async (transaction) => {
    const recorded = await recordCheck(transaction, check, consoleOrigin);
    if (recorded || known !== null) return;
    // Started over while the certificate was being requested, so it is released too.
    await enqueueDomainJob(transaction, 'RELEASE_DOMAIN', {
      id: domainId,
      entityId,
      newDomain: domain,
      arnCertificate: arn,
    });
  };
}
