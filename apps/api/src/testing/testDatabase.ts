import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Database } from '../core/database/database.ts';
import { migrations } from '../core/database/migrations.ts';
import { embeddedFiles, openEngine } from '../core/database/openPglite.ts';
import { migratePostgres } from '../core/database/migratePostgres.ts';
import { openPostgres } from '../core/database/openPostgres.ts';

/** Cache key of the snapshot of an empty, migrated database. It changes with the migrations. */
function snapshotName(): string {
  const hash = createHash('sha256').update(process.version);
  for (const entry of readdirSync(migrations.migrationsFolder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return join(tmpdir(), `edge-console-empty-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeSnapshot(path: string): Promise<void> {
  const engine = await PGlite.create();
  const database = await openEngine(engine);
  const dump = await engine.dumpDataDir('none');
  await database.close();
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
}

function readSnapshot(path: string): Blob | null {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return null;
  }
}

/** The slow part of starting a database (initdb) runs once for all test files. Its snapshot is in the temporary folder. */
async function emptyDatabase(): Promise<Blob> {
  const path = snapshotName();
  if (!readSnapshot(path)) await makeSnapshot(path);
  const snapshot = readSnapshot(path);
  if (!snapshot) throw new Error(`The snapshot ${path} cannot be read`);
  return snapshot;
}

/** Unpacks the snapshot to where the API would create a database in `folder`. */
export async function writeEmptyDatabase(folder: string): Promise<void> {
  const engine = await PGlite.create({ dataDir: embeddedFiles(folder), loadDataDir: await emptyDatabase() });
  await engine.close();
}

/** A separate database on the server at `url`, dropped when it is closed. */
async function openOnServer(url: string): Promise<Database> {
  const name = `edge_test_${randomUUID().replaceAll('-', '')}`;
  const server = new Client({ connectionString: url });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migratePostgres({ url: own.href });
  const database = await openPostgres({ url: own.href, onBrokenConnection: () => undefined });
  return {
    ...database,
    async close() {
      await database.close();
      await server.query(`DROP DATABASE ${name}`);
      await server.end();
    },
  };
}

/** An empty database with the built-in roles: on the server of `DATABASE_URL` if set, otherwise embedded. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  return url ? openOnServer(url) : openEngine(await PGlite.create({ loadDataDir: await emptyDatabase() }));
}
