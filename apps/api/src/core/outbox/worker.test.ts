import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { outboxJobs } from '../database/schema.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { entityId, resetWorld } from '../../testing/world.ts';
import { startOutboxWorker } from './worker.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await resetWorld(database);
});
afterAll(() => database.close());

it('aborts a call without a response, so that other jobs and shutdown continue', async () => {
  const mail = (subject: string) => ({
    entityId: entityId('alder'),
    subject,
    kind: 'MAIL' as const,
    payload: {} as never,
  });
  await database.asSystem((transaction) => transaction.insert(outboxJobs).values([mail('first'), mail('second')]));
  const logger = { warn: () => undefined, error: () => undefined };
  const worker = startOutboxWorker(database, () => new Promise(() => undefined), logger, { jobMilliseconds: 10 });
  const errors = () =>
    database.asSystem(async (transaction) =>
      (await transaction.select().from(outboxJobs).orderBy(outboxJobs.id)).map(({ lastError }) => lastError),
    );
  await expect
    .poll(errors)
    .toEqual(['TimeoutError: No response within 10 ms', 'TimeoutError: No response within 10 ms']);
  await worker.close();
});
