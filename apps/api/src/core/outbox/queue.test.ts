import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { outboxJobs, type OutboxJobRow, type OutboxKind } from '../database/schema.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { entityId, resetWorld } from '../../testing/world.ts';
import { emptyResult } from './jobHandler.ts';
import { claimJob, backoffAfter, finishJob, maxRejections, nextRunAt, postponeJob } from './queue.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => resetWorld(database));

const order = (subject: string, ...kinds: OutboxKind[]) =>
  database.asSystem((transaction) =>
    transaction.insert(outboxJobs).values(
      kinds.map((kind) => ({
        entityId: entityId('alder'),
        subject,
        kind,
        payload: { userId: entityId('alder'), email: subject, sub: null, name: '', lastName: '', mail: true },
      })),
    ),
  );

const claim = () => database.asSystem(claimJob);
const named = (job: OutboxJobRow | null) => job && `${job.subject} ${job.kind}`;

async function claimed(): Promise<OutboxJobRow> {
  const job = await claim();
  if (!job) throw new Error('There was no job');
  return job;
}

const postpone = (job: OutboxJobRow, error: unknown) =>
  database.asSystem((transaction) => postponeJob(transaction, job, error));
const stored = () => database.asSystem((transaction) => transaction.select().from(outboxJobs));
const errorNamed = (name: string) => Object.assign(new Error('Failed'), { name });

describe('the outbox', () => {
  it('returns a job once, and the next one with the same subject when it is done', async () => {
    await order('anna', 'CREATE', 'DISABLE');
    const first = await claimed();
    expect(named(first)).toBe('anna CREATE');
    expect(await claim()).toBeNull();
    await database.asSystem((transaction) => finishJob(transaction, first, emptyResult));
    expect(named(await claim())).toBe('anna DISABLE');
  });

  it('returns jobs with other subjects while one waits after a failure', async () => {
    await order('anna', 'CREATE', 'DISABLE');
    await order('bo', 'CREATE');
    const failing = await claimed();
    // As after ten failures: longer than even a slow machine takes.
    const often = { ...failing, attempts: 10 };
    await database.asSystem((transaction) => postponeJob(transaction, often, new Error('down')));
    expect(named(await claim())).toBe('bo CREATE');
    expect(await claim()).toBeNull();
    const due = await database.asSystem(nextRunAt);
    expect(due?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });

  it('returns a new webhook event before one that has failed', async () => {
    const claimWebhook = () => database.asSystem((transaction) => claimJob(transaction, 'WEBHOOKS'));
    await order('slow', 'ALERT_WEBHOOK');
    await claimWebhook();
    await database.asSystem((transaction) => transaction.update(outboxJobs).set({ runAt: sql`now()` }));
    await order('fast', 'ALERT_WEBHOOK');
    expect(named(await claimWebhook())).toBe('fast ALERT_WEBHOOK');
    expect(named(await claimWebhook())).toBe('slow ALERT_WEBHOOK');
  });

  const rejection = new Error('An address that is not valid: anna@alder.example');

  it('keeps a job that was rejected too often, and returns the next one with its subject', async () => {
    await order('anna', 'CREATE', 'DISABLE');
    const failing = { ...(await claimed()), attempts: 40, rejections: maxRejections - 1 };
    expect(await postpone(failing, rejection)).toBe(true);
    const rest = await claimed();
    expect(named(rest)).toBe('anna DISABLE');
    await database.asSystem((transaction) => finishJob(transaction, rest, emptyResult));
    expect(await claim()).toBeNull();
    expect(await database.asSystem(nextRunAt)).toBeNull();
    expect(await stored()).toMatchObject([
      { kind: 'CREATE', problem: 'REJECTED', deadAt: expect.any(Date), payload: failing.payload, isSuperseded: true },
    ]);
  });

  it.each([
    ['is unavailable', errorNamed('InternalErrorException'), 'UNAVAILABLE'],
    ['does not respond', errorNamed('TimeoutError'), 'TIMEOUT'],
    ['is throttled', errorNamed('TooManyRequestsException'), 'THROTTLED'],
    ['denies access to the platform', errorNamed('AccessDeniedException'), 'ACCESS_DENIED'],
  ])('retries a job for as long as its service %s', async (_what, error, problem) => {
    await order('anna', 'CREATE');
    const job = { ...(await claimed()), attempts: 5_000, rejections: maxRejections - 1 };
    expect(await postpone(job, error)).toBe(false);
    const [waiting] = await stored();
    expect(waiting).toMatchObject({ problem, deadAt: null, rejections: maxRejections - 1 });
    expect(waiting?.runAt.getTime()).toBeLessThan(Date.now() + 301_000);
  });

  it.each<[OutboxKind, boolean]>([
    ['DISABLE', true],
    ['DELETE', true],
    ['RESEND', false],
    ['MAIL', false],
  ])('after %s, an earlier failed job is superseded: %s', async (later, isSuperseded) => {
    await order('anna', 'CREATE', later);
    await postpone({ ...(await claimed()), rejections: maxRejections }, rejection);
    const next = await claimed();
    await database.asSystem((transaction) => finishJob(transaction, next, emptyResult));
    expect(await stored()).toMatchObject([{ kind: 'CREATE', isSuperseded }]);
  });

  it('backs off after each failure, up to five minutes', () => {
    expect([1, 2, 3, 10, 11, 50].map(backoffAfter)).toEqual([500, 1000, 2000, 256_000, 300_000, 300_000]);
  });

  it('has no next run when it is empty', async () => {
    expect(await database.asSystem(nextRunAt)).toBeNull();
  });
});
