import { sql } from 'drizzle-orm';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it } from 'vitest';
import { openEngine } from './openPglite.ts';
import * as schema from './schema.ts';
import { checkSchemaVersion } from './schemaVersion.ts';

const engine = await PGlite.create();
await openEngine(engine);
afterAll(() => engine.close());

/** Checks the version as the owner has changed it, and reverts the change. */
async function checkAfter(change: string): Promise<string> {
  const connection = drizzle(engine, { schema });
  const { promise: message, resolve } = Promise.withResolvers<string>();
  await connection
    .transaction(async (transaction) => {
      await transaction.execute(sql.raw(change));
      await transaction.execute(sql`SET LOCAL ROLE edge_system`);
      await checkSchemaVersion(transaction).then(
        () => resolve('starts'),
        (error: unknown) => resolve(error instanceof Error ? error.message : ''),
      );
      transaction.rollback();
    })
    .catch(() => undefined);
  return message;
}

it('accepts the release’s own schema, and a newer one that still supports it', async () => {
  expect(await checkAfter('SELECT 1')).toBe('starts');
  const later = 'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($$later$$, 9999999999999)';
  expect(await checkAfter(later)).toBe('starts');
});

it('rejects a schema that lacks migrations, or no longer supports the release', async () => {
  const missing = 'DELETE FROM drizzle.__drizzle_migrations WHERE created_at > 1795720000000';
  expect(await checkAfter(missing)).toMatch(/is at migration 00\d\d_\w+, and this release needs 00\d\d_\w+\. Migrate/);
  const contracted = `CREATE OR REPLACE FUNCTION drizzle.oldest_release() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 9999999999999'`;
  expect(await checkAfter(contracted)).toMatch(/no longer supports this release/);
});
