import { and, asc, eq, isNotNull, isNull, lt, lte, ne, notExists, sql, min, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import {
  apiKeys,
  domains,
  entities,
  outboxJobs,
  users,
  type OutboxJobRow,
  type OutboxKind,
  type SyncState,
} from '../database/schema.ts';
import type { JobResult } from './jobHandler.ts';
import { enqueueMail } from './enqueue.ts';
import { describeProblem } from './jobProblem.ts';

/** Lease of a claimed job (visibility timeout), after which another worker can claim it. */
const claimSeconds = 60;
const firstDelayMilliseconds = 500;
const maxDelayMilliseconds = 5 * 60_000;
const maxErrorLength = 300;

const earlier = alias(outboxJobs, 'earlier');

/** Matches the oldest job of each subject, so that changes of a user are delivered in order. */
const isFirstOfSubject = (transaction: Transaction) =>
  notExists(
    transaction
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(eq(earlier.subject, outboxJobs.subject), sql`${earlier.id} < ${outboxJobs.id}`, isNull(earlier.deadAt)),
      ),
  );

/** Jobs that call customers' servers have their own lane, because a slow server must not delay other jobs. */
export type OutboxLane = 'MAIN' | 'WEBHOOKS';

const isIn = (lane: OutboxLane) =>
  lane === 'WEBHOOKS' ? eq(outboxJobs.kind, 'ALERT_WEBHOOK') : ne(outboxJobs.kind, 'ALERT_WEBHOOK');

/** Webhooks: first attempts go first, so that those of one account that fail slowly do not delay the events of others. */
const order: Readonly<Record<OutboxLane, readonly SQL[]>> = {
  MAIN: [asc(outboxJobs.id)],
  WEBHOOKS: [asc(outboxJobs.attempts), asc(outboxJobs.id)],
};

/** Claims the next due job (SKIP LOCKED). */
export async function claimJob(transaction: Transaction, lane: OutboxLane = 'MAIN'): Promise<OutboxJobRow | null> {
  const [due] = await transaction
    .select({ id: outboxJobs.id })
    .from(outboxJobs)
    .where(and(isIn(lane), isNull(outboxJobs.deadAt), lte(outboxJobs.runAt, sql`now()`), isFirstOfSubject(transaction)))
    .orderBy(...order[lane])
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return null;
  const [job] = await transaction
    .update(outboxJobs)
    .set({
      attempts: sql`${outboxJobs.attempts} + 1`,
      runAt: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where(eq(outboxJobs.id, due.id))
    .returning();
  return job ?? null;
}

/** Removes a finished job and stores its result: the pool ID of a new user, the customer ID of a new account, or a mail to enqueue. */
export async function finishJob(
  transaction: Transaction,
  job: OutboxJobRow,
  { sub, eiCustomerId, write, mail }: JobResult,
): Promise<void> {
  if (sub !== null && 'userId' in job.payload) {
    await transaction
      .update(users)
      .set({ sub })
      .where(and(eq(users.id, job.payload.userId), isNull(users.sub)));
  }
  if (eiCustomerId !== null) {
    await transaction
      .update(entities)
      .set({ eiCustomerId })
      .where(and(eq(entities.id, job.entityId), isNull(entities.eiCustomerId)));
  }
  await write?.(transaction);
  if (mail) await enqueueMail(transaction, mail, { entityId: job.entityId, subject: `mail ${job.subject}` });
  await transaction.delete(outboxJobs).where(eq(outboxJobs.id, job.id));
  await supersede(transaction, job);
  if (job.kind === 'SYNC_KEYS') await recordKeySync(transaction, job, 'SYNCED');
}

/** Jobs that change no state of their subject, so earlier failed jobs can still run after them. */
const keepsEarlier: ReadonlySet<OutboxKind> = new Set(['MAIL', 'ALERT_WEBHOOK', 'RESEND']);

/** Marks earlier failed jobs of a subject, because running them now would restore an old state, for example enable a disabled user. */
async function supersede(transaction: Transaction, { id, subject, kind, payload }: OutboxJobRow): Promise<void> {
  if (keepsEarlier.has(kind)) return;
  await transaction
    .update(outboxJobs)
    .set({ isSuperseded: true })
    .where(
      and(
        eq(outboxJobs.subject, subject),
        lt(outboxJobs.id, id),
        isNotNull(outboxJobs.deadAt),
        ne(outboxJobs.kind, 'MAIL'),
        // Each category of an account's parameters has its own state.
        'category' in payload ? sql`${outboxJobs.payload} ->> 'category' = ${payload.category}` : undefined,
      ),
    );
}

/** Exponential backoff in milliseconds, doubling from half a second to five minutes. */
export const backoffAfter = (attempts: number): number =>
  Math.min(maxDelayMilliseconds, firstDelayMilliseconds * 2 ** (attempts - 1));

/**
 * Maximum attempts, for any reason, of jobs that never wait for an operator: users can retry them, the scheduler enqueues them again (domain
 * checks), or they expire (webhooks: an hour).
 */
const maxAttemptsOf: { readonly [Kind in OutboxKind]?: number } = {
  SYNC_KEYS: 4,
  REGISTER_DOMAIN: 5,
  CHECK_DOMAIN: 1,
  ALERT_WEBHOOK: 20,
};

/** Rejections after which all other jobs fail, after about 15 minutes: long enough for most mistakes in classifying an error to show. */
export const maxRejections = 12;

/** Records whether Edge Intelligence received an account's keys. A later change waits for its own job. */
async function recordKeySync(transaction: Transaction, job: OutboxJobRow, syncState: SyncState): Promise<void> {
  // Written together, as in the mutations, so that no reader sees only one of the job and its PENDING state.
  await transaction
    .select({ id: entities.id })
    .from(entities)
    .where(eq(entities.id, job.entityId))
    .for('no key update');
  const waiting = await transaction.$count(outboxJobs, eq(outboxJobs.subject, job.subject));
  if (waiting > 0) return;
  await transaction
    .update(apiKeys)
    .set({ syncState, ...(syncState === 'SYNCED' ? { syncedAt: sql`now()` } : {}) })
    .where(eq(apiKeys.entityId, job.entityId));
}

/** The certificate authority was unreachable for so long that the domain has failed. The account can start again. */
async function recordDomainFailure(transaction: Transaction, domainId: string): Promise<void> {
  await transaction
    .update(domains)
    .set({ status: 'ERROR', errorCode: 'CERTIFICATE_FAILED' })
    .where(and(eq(domains.id, domainId), eq(domains.status, 'PENDING_VALIDATION')));
}

/** Records a failed attempt: the job is retried later, has failed, or is given up. Returns whether it has failed. */
export async function postponeJob(transaction: Transaction, job: OutboxJobRow, error: unknown): Promise<boolean> {
  if (job.attempts >= (maxAttemptsOf[job.kind] ?? Number.POSITIVE_INFINITY)) {
    await transaction.delete(outboxJobs).where(eq(outboxJobs.id, job.id));
    if (job.kind === 'SYNC_KEYS') await recordKeySync(transaction, job, 'FAILED');
    if (job.kind === 'REGISTER_DOMAIN' && 'domainId' in job.payload)
      await recordDomainFailure(transaction, job.payload.domainId);
    return false;
  }
  const { problem, code } = describeProblem(error);
  const rejections = job.rejections + (problem === 'REJECTED' ? 1 : 0);
  const isDead = rejections >= maxRejections;
  const seconds = backoffAfter(job.attempts) / 1000;
  await transaction
    .update(outboxJobs)
    .set({
      runAt: sql`now() + make_interval(secs => ${seconds})`,
      ...(isDead ? { deadAt: sql`now()` } : {}),
      rejections,
      problem,
      problemCode: code,
      lastError: (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, maxErrorLength),
    })
    .where(eq(outboxJobs.id, job.id));
  return isDead;
}

/** When the next job of a lane is due, or null without jobs. */
export async function nextRunAt(transaction: Transaction, lane: OutboxLane = 'MAIN'): Promise<Date | null> {
  const [next] = await transaction
    .select({ at: min(outboxJobs.runAt) })
    .from(outboxJobs)
    .where(and(isIn(lane), isNull(outboxJobs.deadAt), isFirstOfSubject(transaction)));
  return next?.at ?? null;
}
