import { expect, it, vi } from 'vitest';
import type { Database, Transaction } from '../database/database.ts';
import { createAfterwards } from './afterwards.ts';

// Nobody looks into it here.
const transaction = {} as Transaction;
const database = { asSystem: (work) => work(transaction) } as Pick<Database, 'asSystem'>;

it('does one thing after the other, and a failure is logged and stops nothing', async () => {
  const done: string[] = [];
  const error = vi.fn<(message: string, details: object) => void>();
  const afterwards = createAfterwards(database, { warn: () => undefined, error }, () => done.push('told'));
  afterwards.add(async () => {
    await Promise.resolve();
    done.push('first');
  });
  afterwards.add(() => Promise.reject(new Error('no room')));
  afterwards.add(async () => void done.push('third'));
  expect(done).toEqual([]);
  await afterwards.settle();
  expect(done).toEqual(['first', 'told', 'third', 'told']);
  expect(error).toHaveBeenCalledOnce();
});
