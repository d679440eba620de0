import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';

/** Opens `pool.sqlite`. The folder and the file are readable only by their owner, because the file contains the signing key. */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'pool.sqlite');
  const database = new DatabaseSync(path, { timeout: 2_000 });
  try {
    chmodSync(path, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Runs the work in one transaction, and rolls back if it throws. A nested call joins the outer transaction. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  if (database.isTransaction) {
    work();
    return;
  }
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
