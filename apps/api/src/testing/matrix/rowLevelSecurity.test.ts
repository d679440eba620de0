import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { openEngine } from '../../core/database/openPglite.ts';
import { schema } from '../../schema.ts';
import { buildWorld } from './matrixWorld.ts';
import { runRandomCalls } from './randomClient.ts';

/** Disables the application's checks: everyone can do everything with every object that the database returns. */
vi.mock(import('../../core/policy/authorize.ts'), async (original) => ({
  ...(await original()),
  authorize: () => ({ allowed: true as const }),
}));
/** Its lists do not filter by account either. */
vi.mock(import('../../core/accounts/findUsers.ts'), () => ({ usersInScope: () => undefined }));
vi.mock(import('../../features/audit/eventsInScope.ts'), () => ({ eventsInScope: () => undefined }));

// 100,000 requests take half an hour on an idle machine; the limit is for hanging tests.
it('keeps a random client within its tenant without application checks', async () => {
  const database = await openEngine(await PGlite.create());
  await buildWorld(database);
  const requests = process.env['MATRIX'] === 'all' ? 100_000 : 1_000;
  const { succeeded, crossings } = await runRandomCalls(schema, database, { seed: 'row-level security', requests });
  await database.close();
  const successes = [...succeeded.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `row-level security alone: ${requests} requests, ${successes} answered, ${crossings.length} crossings\n`,
  );
  expect(crossings).toEqual([]);
  expect(successes).toBeGreaterThan(requests / 10);
}, 7_200_000);
