import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isSeeded, lockDirectory, lockFile } from '@edge-console/api';
import { checkResetAllowed } from './dataConsistency.ts';
import { openDatabase } from './openDatabase.ts';

/** Everything that must survive a restart: database, user pool, and emails. */
export type DataFolder = { readonly path: string; readonly close: () => Promise<void> };

export type DataFolderOptions = {
  /** Delete the data first. */
  readonly reset?: boolean;
  /** A PostgreSQL server to use instead of the folder. */
  readonly databaseUrl?: string | undefined;
};

/** @throws if a server has data, which is not deleted with the folder */
async function checkServerIsEmpty(path: string, databaseUrl: string): Promise<void> {
  const database = await openDatabase(path, databaseUrl);
  try {
    checkResetAllowed(await isSeeded(database));
  } finally {
    await database.close();
  }
}

/** Opens the folder exclusively. @throws DirectoryLockedError while another process has it open */
export async function openDataFolder(
  path: string,
  { reset, databaseUrl }: DataFolderOptions = {},
): Promise<DataFolder> {
  if (reset && databaseUrl !== undefined) await checkServerIsEmpty(path, databaseUrl);
  await mkdir(path, { recursive: true });
  const lock = await lockDirectory(path);
  if (reset)
    for (const name of await readdir(path))
      if (!name.startsWith(lockFile)) await rm(join(path, name), { recursive: true, force: true });
  return { path, close: () => lock.release() };
}
