import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem } from '../database/transactions.ts';
import type { Database, Transaction } from '../database/database.ts';
import { openEngine } from '../database/openPglite.ts';
import { apiTokens, auditEvents, outboxJobs, users } from '../database/schema.ts';
import { operations } from '../../operations.ts';
import { schema } from '../../schema.ts';
import { callerNames, type Cell, cellsOf } from '../../testing/matrix/matrixCells.ts';
import { callerFor } from '../../testing/matrix/matrixPrincipal.ts';
import { runCell, expectedResult } from '../../testing/matrix/matrixRun.ts';
import { buildWorld } from '../../testing/matrix/matrixWorld.ts';

/**
 * Mutations without an example that succeeds: they need a mailed code, an account disabled for a day, a free domain, an upload, a
 * reseller's host, a provider's user, or a failed job.
 */
const withoutExample = new Set([
  'confirmEmailChange',
  'deleteEntity',
  'addDomain',
  'completeUpload',
  'createHandover',
  'requestPassword',
  'addPassword',
  'retryFailedJob',
  'dismissFailedJob',
]);
/** Guests have no idempotency keys. */
const auditedMutations = operations.filter(
  ({ kind, name, audit }) => kind === 'Mutation' && audit && !withoutExample.has(name),
);

let database: Database;
beforeAll(async () => {
  database = await openEngine(await PGlite.create());
  await buildWorld(database);
});
afterAll(() => database.close());

/** Cells of the mutation for the first caller who is allowed. */
const allowed: readonly Cell[] = callerNames()
  .filter(({ acting }) => acting === 'none')
  .flatMap(cellsOf)
  .filter((cell) => expectedResult(cell) === 'OK');

/** The effects: audit log rows and outbox jobs (mails, user pool calls). */
const effectsOf = (transaction: Transaction): Promise<unknown> =>
  asSystem(transaction, async () => [
    await transaction.$count(auditEvents),
    await transaction.$count(outboxJobs),
    await transaction.$count(users),
    await transaction.$count(apiTokens),
  ]);

it.each(auditedMutations.map(({ name }) => name))(
  '%s with the same key takes effect once and returns the same response',
  async (name) => {
    const cell = allowed.find(({ field }) => field === name);
    if (!cell) throw new Error(`Nobody in the matrix may ask for ${name}`);
    const caller = await callerFor(database, cell.callerName);
    let repeated: unknown;
    const first = await runCell(
      schema,
      database,
      caller,
      cell,
      async (transaction, repeat) => {
        const before = await effectsOf(transaction);
        repeated = await repeat();
        expect(await effectsOf(transaction)).toEqual(before);
      },
      `repeat-${name}`,
    );
    expect(first.result).toBe('OK');
    expect(repeated).toMatchObject({ data: { [name]: expect.anything() } });
    expect(repeated).not.toHaveProperty('errors');
  },
);
