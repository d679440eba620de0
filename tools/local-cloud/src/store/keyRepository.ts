import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

type StoredKey = { kid: string; privateJwk: string };

export type KeyRepository = {
  /** The newest signing key. */
  signingKey(): StoredKey | undefined;
  insertSigningKey(key: StoredKey, createdAt: number): void;
  /** 32 random bytes for each name, created on first use. */
  secret(name: string): Uint8Array;
};

export function createKeyRepository(database: DatabaseSync): KeyRepository {
  const newest = database.prepare('SELECT kid, private_jwk FROM signing_keys ORDER BY created_at DESC LIMIT 1');
  const insertKey = database.prepare('INSERT INTO signing_keys (kid, private_jwk, created_at) VALUES (?, ?, ?)');
  const insertSecret = database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const findSecret = database.prepare('SELECT value FROM secrets WHERE name = ?');

  return {
    signingKey() {
      const row = newest.get();
      return row && { kid: String(row['kid']), privateJwk: String(row['private_jwk']) };
    },
    insertSigningKey: ({ kid, privateJwk }, createdAt) => void insertKey.run(kid, privateJwk, createdAt),
    secret(name) {
      insertSecret.run(name, randomBytes(32));
      const value = findSecret.get(name)?.['value'];
      if (!(value instanceof Uint8Array)) throw new Error(`The pool's secret ${name} is not readable.`);
      return value;
    },
  };
}
