import type { DatabaseSync } from 'node:sqlite';

/** Number of attempts since the first that counts (epoch ms). */
export type Attempts = { count: number; since: number };

export type AttemptRepository = {
  find(subject: string, action: string): Attempts | undefined;
  save(subject: string, action: string, attempts: Attempts): void;
  delete(subject: string, action: string): void;
  deleteOlderThan(time: number): void;
};

export function createAttemptRepository(database: DatabaseSync): AttemptRepository {
  const find = database.prepare('SELECT count, since FROM attempts WHERE subject = ? AND action = ?');
  const save = database.prepare(`
    INSERT INTO attempts (subject, action, count, since) VALUES (:subject, :action, :count, :since)
    ON CONFLICT (subject, action) DO UPDATE SET count = excluded.count, since = excluded.since`);
  const remove = database.prepare('DELETE FROM attempts WHERE subject = ? AND action = ?');
  const removeOld = database.prepare('DELETE FROM attempts WHERE since < ?');

  return {
    find(subject, action) {
      const row = find.get(subject, action);
      return row && { count: Number(row['count']), since: Number(row['since']) };
    },
    save: (subject, action, attempts) => void save.run({ subject, action, ...attempts }),
    delete: (subject, action) => void remove.run(subject, action),
    deleteOlderThan: (time) => void removeOld.run(time),
  };
}
