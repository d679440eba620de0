import { and, eq, exists, gt, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../core/database/database.ts';
import { asSystem } from '../../core/database/transactions.ts';
import { entities, outboxJobs, type OutboxJobRow } from '../../core/database/schema.ts';
import type { UserErrorCode } from '../../core/errors/messages.ts';

const later = alias(outboxJobs, 'later');

/** A later job of the subject is being attempted, so an earlier one would run at the same time. */
const isLaterAttempted = (transaction: Transaction) =>
  transaction
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.subject, outboxJobs.subject),
        gt(later.id, outboxJobs.id),
        gt(later.attempts, 0),
        isNull(later.deadAt),
        ne(later.kind, 'MAIL'),
      ),
    );

const retried = {
  attempts: 0,
  rejections: 0,
  deadAt: null,
  problem: null,
  problemCode: null,
  lastError: null,
  runAt: sql`now()`,
};

/** Locks a failed job; null if there is none, for example because another operator was faster. */
export async function lockFailedJob(transaction: Transaction, id: string): Promise<OutboxJobRow | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const [job] = await asSystem(transaction, () =>
    transaction
      .select()
      .from(outboxJobs)
      .where(and(eq(outboxJobs.id, Number(id)), isNotNull(outboxJobs.deadAt)))
      .for('update'),
  );
  return job ?? null;
}

/** Runs a locked job again from its first attempt, or returns why that would restore an old state. */
export async function retryJob(transaction: Transaction, job: OutboxJobRow): Promise<UserErrorCode | null> {
  if (job.isSuperseded) return 'JOB_SUPERSEDED';
  return asSystem(transaction, async () => {
    // Workers skip locked jobs, so none of the subject starts until this transaction ends.
    await transaction
      .select({ id: outboxJobs.id })
      .from(outboxJobs)
      .where(and(eq(outboxJobs.subject, job.subject), gt(outboxJobs.id, job.id)))
      .for('update');
    const updated = await transaction
      .update(outboxJobs)
      .set(retried)
      .where(and(eq(outboxJobs.id, job.id), notExists(isLaterAttempted(transaction))))
      .returning({ id: outboxJobs.id });
    return updated.length > 0 ? null : 'JOB_BUSY';
  });
}

/** Retries all failed jobs that can be retried. Returns their number. */
export const retryAllJobs = (transaction: Transaction): Promise<number> =>
  asSystem(transaction, async () => {
    const updated = await transaction
      .update(outboxJobs)
      .set(retried)
      .where(
        and(isNotNull(outboxJobs.deadAt), eq(outboxJobs.isSuperseded, false), notExists(isLaterAttempted(transaction))),
      )
      .returning({ id: outboxJobs.id });
    return updated.length;
  });

/** Deletes a locked job, unless its account could never be used. */
export async function dismissJob(transaction: Transaction, job: OutboxJobRow): Promise<UserErrorCode | null> {
  return asSystem(transaction, async () => {
    const account = transaction
      .select({ one: sql`1` })
      .from(entities)
      .where(eq(entities.id, outboxJobs.entityId));
    const isNeeded = and(eq(outboxJobs.kind, 'PROVISION'), exists(account));
    const deleted = await transaction
      .delete(outboxJobs)
      .where(and(eq(outboxJobs.id, job.id), sql`NOT (${isNeeded})`))
      .returning({ id: outboxJobs.id });
    return deleted.length > 0 ? null : 'JOB_NEEDED';
  });
}
