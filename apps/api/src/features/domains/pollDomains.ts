import { and, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { domains, outboxJobs } from '../../core/database/schema.ts';
import { domainSubject, enqueueDomainJob } from '../../core/outbox/enqueue.ts';

/** Minimum time between checks: short while a user waits, an hour if only the renewal can fail. */
const pause = sql`CASE
  WHEN ${domains.live} OR ${domains.status} = 'ERROR' THEN interval '1 hour'
  WHEN coalesce(${domains.validatedAt}, ${domains.requestedAt}) > now() - interval '1 hour' THEN interval '25 seconds'
  ELSE interval '5 minutes' END`;

/** Enqueues a check of every due domain. Runs as the system. */
export async function pollDomains(transaction: Transaction): Promise<void> {
  const due = await transaction
    .select()
    .from(domains)
    .where(
      and(
        isNotNull(domains.arnCertificate),
        or(sql`${domains.status} <> 'ERROR'`, isNotNull(domains.validatedAt)),
        sql`coalesce(${domains.checkedAt}, '-infinity') < now() - ${pause}`,
        notExists(
          transaction
            .select({ one: sql`1` })
            .from(outboxJobs)
            .where(eq(outboxJobs.subject, sql`${domainSubject('')} || ${domains.id}`)),
        ),
      ),
    );
  for (const domain of due) await enqueueDomainJob(transaction, 'CHECK_DOMAIN', domain);
}
