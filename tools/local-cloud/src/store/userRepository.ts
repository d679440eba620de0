import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { aliasKey, userStatuses, type User } from '../users/user.ts';

export type UserRepository = {
  /** By `sub` or by e-mail address. Of two users with an address, the one with a password. */
  find(alias: string): User | undefined;
  /** By username or email address, like Cognito's operations. Of two users with an address, the one with a password. */
  named(name: string): User | undefined;
  /** The user who signs in with this user of a provider. */
  withIdentity(providerName: string, userId: string): User | undefined;
  /** The next users after a `sub`, in the order of their `sub`. */
  after(sub: string, limit: number): User[];
  /** False if the sub or email address is taken. */
  insert(user: User): boolean;
  /** Updates everything except `sub`, `username`, and `createdAt`. */
  update(user: User): void;
  delete(sub: string): void;
};

type Row = Record<string, SQLOutputValue>;

function toUser(row: Row): User {
  const { salt, verifier, password_set_at: setAt } = row;
  const password =
    typeof salt === 'string' && typeof verifier === 'string' ? { salt, verifier, setAt: Number(setAt) } : undefined;
  return {
    sub: String(row['sub']),
    username: String(row['username']),
    attributes: JSON.parse(String(row['attributes'])) as User['attributes'],
    enabled: row['enabled'] === 1,
    status: userStatuses.find((status) => status === row['status']) ?? 'FORCE_CHANGE_PASSWORD',
    password,
    createdAt: Number(row['created_at']),
    modifiedAt: Number(row['modified_at']),
  };
}

const toParameters = (user: User) => ({
  sub: user.sub,
  emailKey: aliasKey(user.attributes.email),
  attributes: JSON.stringify(user.attributes),
  enabled: user.enabled ? 1 : 0,
  status: user.status,
  salt: user.password?.salt ?? null,
  verifier: user.password?.verifier ?? null,
  passwordSetAt: user.password?.setAt ?? null,
  modifiedAt: user.modifiedAt,
});

export function createUserRepository(database: DatabaseSync): UserRepository {
  const find = database.prepare(
    `SELECT * FROM users WHERE sub = :key OR email_key = :key ORDER BY status = 'EXTERNAL_PROVIDER' LIMIT 1`,
  );
  const named = database.prepare(`
    SELECT * FROM users WHERE username = :name COLLATE NOCASE OR email_key = :key
    ORDER BY status = 'EXTERNAL_PROVIDER' LIMIT 1`);
  const withIdentity = database.prepare(`
    SELECT users.* FROM users, json_each(attributes ->> 'identities') AS identity
    WHERE identity.value ->> 'providerName' = :providerName AND identity.value ->> 'userId' = :userId`);
  const after = database.prepare('SELECT * FROM users WHERE sub > :sub ORDER BY sub LIMIT :limit');
  const insert = database.prepare(`
    INSERT INTO users (sub, username, email_key, attributes, enabled, status, salt, verifier, password_set_at, created_at, modified_at)
    VALUES (:sub, :username, :emailKey, :attributes, :enabled, :status, :salt, :verifier, :passwordSetAt, :createdAt, :modifiedAt)
    ON CONFLICT DO NOTHING`);
  const update = database.prepare(`
    UPDATE users SET email_key = :emailKey, attributes = :attributes, enabled = :enabled, status = :status,
      salt = :salt, verifier = :verifier, password_set_at = :passwordSetAt, modified_at = :modifiedAt
    WHERE sub = :sub`);
  const remove = database.prepare('DELETE FROM users WHERE sub = ?');

  return {
    find(alias) {
      const row = find.get({ key: aliasKey(alias) });
      return row && toUser(row);
    },
    named(name) {
      const row = named.get({ name: name.trim(), key: aliasKey(name) });
      return row && toUser(row);
    },
    withIdentity(providerName, userId) {
      const row = withIdentity.get({ providerName, userId });
      return row && toUser(row);
    },
    after: (sub, limit) => after.all({ sub, limit }).map(toUser),
    insert: (user) =>
      insert.run({ ...toParameters(user), username: user.username, createdAt: user.createdAt }).changes === 1,
    update: (user) => void update.run(toParameters(user)),
    delete: (sub) => void remove.run(sub),
  };
}
