import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createTransactions } from './transactions.ts';
import { writeBuiltInRoles } from './builtInRoles.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { migrations } from './migrations.ts';
import * as schema from './schema.ts';

/** The subfolder for the engine's files, next to the lock. */
export const embeddedFiles = (folder: string): string => join(folder, 'postgres');

/** Migrates a started engine and returns it as a database. */
export async function openEngine(engine: PGlite): Promise<Database> {
  const connection = drizzle(engine, { schema });
  await migrate(connection, migrations);
  const access = createTransactions((work) => connection.transaction((transaction) => work(transaction)));
  await access.asSystem(writeBuiltInRoles);
  return { ...access, close: () => engine.close() };
}

/** PostgreSQL inside this process, with its files in `folder`. Throws `DirectoryLockedError` while another process has it open. */
export async function openPglite(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const lock = await lockDirectory(folder);
  try {
    const database = await openEngine(await PGlite.create({ dataDir: embeddedFiles(folder) }));
    return {
      ...database,
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
