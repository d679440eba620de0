import { expect, it } from 'vitest';
import type { Transaction } from '../database/database.ts';
import { startScheduler, type TaskRun } from './startScheduler.ts';

it('runs and records every task after a failure, logs it, and wakes the outbox', async () => {
  const ran: string[] = [];
  const logged: unknown[] = [];
  const recorded: TaskRun[] = [];
  const logger = { warn: () => undefined, error: (...entry: unknown[]) => void logged.push(entry) };
  let woken = 0;
  const asSystem = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => work({} as Transaction);
  const done = Promise.withResolvers<void>();
  const scheduler = startScheduler(
    { asSystem },
    [
      { name: 'failing', run: () => Promise.reject(new Error('down')) },
      { name: 'other', run: async () => void ran.push('other') },
    ],
    logger,
    async (_transaction, run) => void recorded.push(run),
    () => {
      woken += 1;
      done.resolve();
    },
  );
  await done.promise;
  await scheduler.close();
  expect(ran).toEqual(['other']);
  expect(recorded).toMatchObject([
    { name: 'failing', succeeded: false },
    { name: 'other', succeeded: true },
  ]);
  expect(logged).toMatchObject([[expect.any(String), { task: 'failing' }]]);
  expect(woken).toBe(1);
});
