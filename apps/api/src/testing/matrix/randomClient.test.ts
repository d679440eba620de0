import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { openEngine } from '../../core/database/openPglite.ts';
import { schema } from '../../schema.ts';
import { buildWorld } from './matrixWorld.ts';
import { runRandomCalls } from './randomClient.ts';

// 100,000 requests take half an hour on an idle machine; the limit is for hanging tests.
it('never crosses tenants', async () => {
  const database = await openEngine(await PGlite.create());
  await buildWorld(database);
  const requests = process.env['MATRIX'] === 'all' ? 100_000 : 1_000;
  const { succeeded, failed, crossings } = await runRandomCalls(schema, database, { seed: 'random client', requests });
  await database.close();
  const successes = [...succeeded.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`random client: ${requests} requests, ${successes} answered, ${crossings.length} crossings\n`);
  expect(crossings).toEqual([]);
  expect(failed).toEqual([]);
  expect(successes).toBeGreaterThan(requests / 10);
}, 7_200_000);
