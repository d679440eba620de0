import type { DatabaseSync } from 'node:sqlite';
import type { SignInFailures } from '../challenges/lockout.ts';

/** Failed sign-ins by internal user ID, including decoy IDs of unknown names. */
export type SignInFailureRepository = {
  find(subject: string): SignInFailures | undefined;
  save(subject: string, failures: SignInFailures): void;
  delete(subject: string): void;
  deleteOlderThan(time: number): void;
};

export function createSignInFailureRepository(database: DatabaseSync): SignInFailureRepository {
  const find = database.prepare('SELECT count, last_at FROM sign_in_failures WHERE subject = ?');
  const save = database.prepare(`
    INSERT INTO sign_in_failures (subject, count, last_at) VALUES (:subject, :count, :lastAt)
    ON CONFLICT (subject) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`);
  const remove = database.prepare('DELETE FROM sign_in_failures WHERE subject = ?');
  const removeOld = database.prepare('DELETE FROM sign_in_failures WHERE last_at < ?');

  return {
    find(subject) {
      const row = find.get(subject);
      return row && { count: Number(row['count']), lastAt: Number(row['last_at']) };
    },
    save: (subject, failures) => void save.run({ subject, ...failures }),
    delete: (subject) => void remove.run(subject),
    deleteOlderThan: (time) => void removeOld.run(time),
  };
}
