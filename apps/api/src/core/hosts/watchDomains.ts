import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { domains } from '../database/schema.ts';
import type { Logger } from '../logger.ts';
import type { DomainHosting } from '../services/domainHosting.ts';

type Watched = {
  readonly database: Pick<Database, 'asSystem'>;
  readonly hosting: Pick<DomainHosting, 'leadsToTarget'>;
  readonly logger: Logger;
};

/** Maximum number of concurrent DNS lookups. */
const maxLookups = 20;

/**
 * Withdraws every live domain that no longer points here. A failed DNS lookup changes nothing: sign-in on that domain checks again, and is
 * refused without a response.
 */
export async function withdrawLostDomains({ database, hosting, logger }: Watched): Promise<void> {
  const live = await database.asSystem((transaction) =>
    transaction.select({ id: domains.id, name: domains.newDomain }).from(domains).where(eq(domains.live, true)),
  );
  for (let first = 0; first < live.length; first += maxLookups) {
    const lookups = live.slice(first, first + maxLookups).map(async ({ id, name }) => {
      if (await hosting.leadsToTarget(name)) return;
      await database.asSystem((transaction) => withdrawDomain(transaction, id));
      logger.warn('A domain no longer points to the console and was withdrawn', { domain: name });
    });
    for (const result of await Promise.allSettled(lookups))
      if (result.status === 'rejected') logger.warn('A domain could not be checked', { error: result.reason });
  }
}

/** Maximum time for which a domain that points elsewhere is still accepted. */
const intervalMs = 4 * 60_000;

/** Checks all live domains now and every four minutes, independently of the outbox, whose jobs can be delayed. */
export function watchDomains(watched: Watched): { close(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const check = (): void => {
    running = running
      .then(() => withdrawLostDomains(watched))
      .catch((error: unknown) => watched.logger.error('Domains could not be checked', { error }));
  };
  check();
  const timer = setInterval(check, intervalMs);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}

/** Removes a domain that points elsewhere from the console's hosts, until a check finds that it points here again. Runs as the system. */
export async function withdrawDomain(transaction: Transaction, domainId: string): Promise<void> {
  await transaction
    .update(domains)
    .set({ live: false })
    .where(and(eq(domains.id, domainId), eq(domains.live, true)));
}
