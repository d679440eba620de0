import { DatabaseSync } from 'node:sqlite';
import { Refusal } from './record.ts';

/**
 * Locks a folder for one publication at a time; returns the release. The lock is the operating system's (SQLite
 * takes it): it ends with the process, however that ends, so that there are no stale locks.
 */
export function lock(path: string): () => void {
  const database = new DatabaseSync(path);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked/.test(error.message))
      throw new Refusal('Another publication into this folder is under way. Nothing was changed.');
    throw error;
  }
  return () => database.close();
}
