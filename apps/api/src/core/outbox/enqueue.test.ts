import { expect, it, vi } from 'vitest';
import type { Transaction } from '../database/database.ts';
import { enqueueMails } from './enqueue.ts';

it('enqueues mails to a large account with one statement per thousand', async () => {
  const values = vi.fn<(rows: readonly unknown[]) => Promise<void>>(async () => undefined);
  // The only method of the transaction that is used.
  const transaction = { insert: () => ({ values }) } as unknown as Transaction;
  const mails = Array.from({ length: 2_500 }, (_, index) => ({
    mail: { to: `${index}@alder.example`, subject: 'News', text: '' },
    subject: `mail ${index}`,
  }));
  await enqueueMails(transaction, mails, 'alder');
  expect(values.mock.calls.map(([rows]) => rows.length)).toEqual([1_000, 1_000, 500]);
  expect(values.mock.calls.flatMap(([rows]) => rows)[2_499]).toEqual({
    entityId: 'alder',
    subject: 'mail 2499',
    kind: 'MAIL',
    payload: mails[2_499]?.mail,
  });
  await enqueueMails(transaction, [], 'alder');
  expect(values).toHaveBeenCalledTimes(3);
});
