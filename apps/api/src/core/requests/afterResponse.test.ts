import { expect, it, vi } from 'vitest';
import type { Database, Transaction } from '../database/database.ts';
import { createAfterResponse } from './afterResponse.ts';

// Not used by this test.
const transaction = {} as Transaction;
const database = { asSystem: (work) => work(transaction) } as Pick<Database, 'asSystem'>;

it('runs work in sequence, and logs a failure and continues', async () => {
  const done: string[] = [];
  const error = vi.fn<(message: string, details: object) => void>();
  const afterResponse = createAfterResponse(database, { warn: () => undefined, error }, () => done.push('told'));
  afterResponse.add(async () => {
    await Promise.resolve();
    done.push('first');
  });
  afterResponse.add(() => Promise.reject(new Error('no room')));
  afterResponse.add(async () => void done.push('third'));
  expect(done).toEqual([]);
  await afterResponse.settle();
  expect(done).toEqual(['first', 'told', 'third', 'told']);
  expect(error).toHaveBeenCalledOnce();
});
