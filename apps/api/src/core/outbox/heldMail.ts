import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { outboxJobs, type Mail } from '../database/schema.ts';

/** Longer than a request. */
const heldSeconds = 60;

/**
 * Enqueues a notice about a change in the user pool before the call, so that it is sent even if storing the change here fails. It waits a
 * minute for `releaseMail` or `dropMail`. Runs as the system.
 */
export async function holdMail(
  transaction: Transaction,
  mail: Mail,
  { entityId, userId }: { readonly entityId: string; readonly userId: string },
): Promise<number> {
  const [job] = await transaction
    .insert(outboxJobs)
    .values({
      entityId,
      // No other mail waits for it.
      subject: sql`'held mail ' || ${userId}::text || ' ' || gen_random_uuid()`,
      kind: 'MAIL',
      payload: mail,
      runAt: sql`now() + make_interval(secs => ${heldSeconds}::int)`,
    })
    .returning({ id: outboxJobs.id });
  if (!job) throw new Error('The notice was not stored');
  return job.id;
}

/** Sends a held mail now. Runs as the system. */
export const releaseMail = (transaction: Transaction, id: number): Promise<unknown> =>
  transaction
    .update(outboxJobs)
    .set({ runAt: sql`now()` })
    .where(eq(outboxJobs.id, id));

/** Deletes a held mail, because nothing changed. Runs as the system. */
export const dropMail = (transaction: Transaction, id: number): Promise<unknown> =>
  transaction.delete(outboxJobs).where(eq(outboxJobs.id, id));
