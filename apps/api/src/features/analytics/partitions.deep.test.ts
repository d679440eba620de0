import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { migrations } from '../../core/database/migrations.ts';

it('keeps measurements from before partitioning', async () => {
  const engine = await PGlite.create();
  const files = readdirSync(migrations.migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const run = (name: string) => engine.exec(readFileSync(join(migrations.migrationsFolder, name), 'utf8'));
  const last = files.findIndex((name) => name.endsWith('_measurement_partitions.sql'));
  for (const name of files.slice(0, last)) await run(name);
  await engine.exec(`
    -- Without the account that all of it is of.
    SET session_replication_role = replica;
    INSERT INTO channels (id, entity_id, name) VALUES ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-000000000001', 'One');
    INSERT INTO measurements VALUES ('00000000-0000-4000-8000-000000000001', 3600, '2026-11-01T00:00:00Z', '00000000-0000-4000-8000-00000000000c', 'FR', '{origin}', 1, 2, 3, 4);
    SET session_replication_role = origin;`);
  for (const name of files.slice(last)) await run(name);
  const { rows } = await engine.query('SELECT playing_ms::int, tableoid::regclass::text AS place FROM measurements');
  expect(rows).toEqual([{ playing_ms: 1, place: 'measurements_default' }]);
  await engine.close();
});
