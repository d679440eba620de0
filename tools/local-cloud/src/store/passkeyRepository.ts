import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** A WebAuthn credential of a user. */
export type Passkey = {
  /** The credential's ID, base64url. */
  id: string;
  sub: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** The signature counter of the last sign-in; 0 if the authenticator has none. */
  counter: number;
  attachment: string | undefined;
  transports: readonly string[];
  createdAt: number;
};

export type PasskeyRepository = {
  find(id: string): Passkey | undefined;
  /** Oldest first. */
  listOf(sub: string): Passkey[];
  /** @throws if the credential exists, also for another user */
  insert(passkey: Passkey): void;
  setCounter(id: string, counter: number): void;
  delete(id: string): void;
};

function toPasskey(row: Record<string, SQLOutputValue>): Passkey {
  return {
    id: String(row['credential_id']),
    sub: String(row['sub']),
    publicKey: new Uint8Array(row['public_key'] as Uint8Array<ArrayBuffer>),
    counter: Number(row['counter']),
    attachment: typeof row['attachment'] === 'string' ? row['attachment'] : undefined,
    transports: JSON.parse(String(row['transports'])) as string[],
    createdAt: Number(row['created_at']),
  };
}

export function createPasskeyRepository(database: DatabaseSync): PasskeyRepository {
  const find = database.prepare('SELECT * FROM passkeys WHERE credential_id = ?');
  const list = database.prepare('SELECT * FROM passkeys WHERE sub = ? ORDER BY created_at, credential_id');
  const insert = database.prepare(`
    INSERT INTO passkeys (credential_id, sub, public_key, counter, attachment, transports, created_at)
    VALUES (:id, :sub, :publicKey, :counter, :attachment, :transports, :createdAt)`);
  const count = database.prepare('UPDATE passkeys SET counter = ? WHERE credential_id = ?');
  const remove = database.prepare('DELETE FROM passkeys WHERE credential_id = ?');

  return {
    find(id) {
      const row = find.get(id);
      return row && toPasskey(row);
    },
    listOf: (sub) => list.all(sub).map(toPasskey),
    insert({ attachment, transports, ...passkey }) {
      insert.run({ ...passkey, attachment: attachment ?? null, transports: JSON.stringify(transports) });
    },
    setCounter: (id, counter) => void count.run(counter, id),
    delete: (id) => void remove.run(id),
  };
}
