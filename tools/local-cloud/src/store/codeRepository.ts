import type { DatabaseSync } from 'node:sqlite';

/** The purpose of an emailed code. */
export type CodePurpose = 'attribute' | 'password' | 'sign-up';

/** An emailed code; `value` is the email address that it verifies. */
type StoredCode = { codeHash: string; value: string; expiresAt: number };

export type CodeRepository = {
  find(sub: string, purpose: CodePurpose): StoredCode | undefined;
  /** A new code replaces the previous one. */
  save(sub: string, purpose: CodePurpose, code: StoredCode): void;
  delete(sub: string, purpose: CodePurpose): void;
};

export function createCodeRepository(database: DatabaseSync): CodeRepository {
  const find = database.prepare('SELECT code_hash, value, expires_at FROM codes WHERE sub = ? AND purpose = ?');
  const save = database.prepare(`
    INSERT INTO codes (sub, purpose, code_hash, value, expires_at)
    VALUES (:sub, :purpose, :codeHash, :value, :expiresAt)
    ON CONFLICT (sub, purpose) DO UPDATE
      SET code_hash = excluded.code_hash, value = excluded.value, expires_at = excluded.expires_at`);
  const remove = database.prepare('DELETE FROM codes WHERE sub = ? AND purpose = ?');

  return {
    find(sub, purpose) {
      const row = find.get(sub, purpose);
      return (
        row && {
          codeHash: String(row['code_hash']),
          value: String(row['value']),
          expiresAt: Number(row['expires_at']),
        }
      );
    },
    save: (sub, purpose, code) => void save.run({ sub, purpose, ...code }),
    delete: (sub, purpose) => void remove.run(sub, purpose),
  };
}
