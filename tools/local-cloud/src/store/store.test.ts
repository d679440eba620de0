import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../users/user.ts';
import { inTransaction, openDatabase } from './database.ts';
import { createSignInFailureRepository } from './signInFailureRepository.ts';
import { createKeyRepository } from './keyRepository.ts';
import { createMailRepository } from './mailRepository.ts';
import { createRefreshTokenRepository } from './refreshTokenRepository.ts';
import { createUserRepository } from './userRepository.ts';

let folder: string;
let database: DatabaseSync;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-cloud-store-'));
  database = openDatabase(folder);
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

function reopen(): void {
  database.close();
  database = openDatabase(folder);
}

const user: User = {
  sub: '0d3c0f9e-5a44-4a5b-9d0e-3b7a52a0c001',
  username: 'Google_1234',
  attributes: { email: 'Ana@Example.test', name: 'Ana' },
  enabled: true,
  status: 'FORCE_CHANGE_PASSWORD',
  password: { salt: 'aa', verifier: 'bb', setAt: 5 },
  createdAt: 1,
  modifiedAt: 2,
};
const signIn = {
  sub: user.sub,
  originJti: 'o1',
  eventId: 'e1',
  deviceKey: 'd1',
  authenticatedAt: 1,
  expiresAt: 100,
  revoked: false,
};

describe('the store', () => {
  it('finds users and their changes after it was closed', () => {
    expect(createUserRepository(database).insert(user)).toBe(true);
    reopen();
    expect(createUserRepository(database).find('ana@example.TEST')).toEqual(user);
    const changed: User = { ...user, attributes: { email: 'b@example.test' }, enabled: false, password: undefined };
    createUserRepository(database).update(changed);
    reopen();
    expect(createUserRepository(database).find(user.sub)).toEqual(changed);
    expect(createUserRepository(database).find(user.attributes.email)).toBeUndefined();
  });

  it('rejects a duplicate ID or email address', () => {
    const users = createUserRepository(database);
    users.insert(user);
    expect(users.insert({ ...user, sub: 'other' })).toBe(false);
    expect(users.insert({ ...user, attributes: { email: 'other@example.test' } })).toBe(false);
  });

  it('lets a provider’s user and a user with a password have the same address', () => {
    const users = createUserRepository(database);
    const external: User = { ...user, sub: 'external', status: 'EXTERNAL_PROVIDER', password: undefined };
    const confirmed: User = { ...user, username: user.sub, status: 'CONFIRMED' };
    expect([users.insert(external), users.insert(confirmed)]).toEqual([true, true]);
    expect([users.find(user.attributes.email), users.named(user.attributes.email)]).toEqual([confirmed, confirmed]);
    expect(users.named(external.username)).toEqual(external);
  });

  it('knows revoked tokens, even after the sign-in is deleted', () => {
    createUserRepository(database).insert(user);
    createRefreshTokenRepository(database).insert('token', signIn);
    createRefreshTokenRepository(database).insert('other', { ...signIn, originJti: 'o2', expiresAt: 200 });
    createRefreshTokenRepository(database).revoke('token');
    reopen();
    const tokens = createRefreshTokenRepository(database);
    expect(tokens.find('token')?.signIn).toEqual({ ...signIn, revoked: true });
    expect([tokens.isRevoked('o1'), tokens.isRevoked('o2'), tokens.isRevoked('unknown')]).toEqual([true, false, true]);
    tokens.deleteExpiredBefore(150);
    expect([tokens.find('token'), tokens.find('other')?.signIn.originJti]).toEqual([undefined, 'o2']);
    createUserRepository(database).delete(user.sub);
    expect(tokens.find('other')).toBeUndefined();
  });

  it('keeps secrets and the newest signing key', () => {
    const secret = createKeyRepository(database).secret('decoys');
    createKeyRepository(database).insertSigningKey({ kid: 'old', privateJwk: '{}' }, 1);
    createKeyRepository(database).insertSigningKey({ kid: 'new', privateJwk: '{}' }, 2);
    reopen();
    expect(Buffer.from(createKeyRepository(database).secret('decoys'))).toEqual(Buffer.from(secret));
    expect(createKeyRepository(database).signingKey()).toEqual({ kid: 'new', privateJwk: '{}' });
  });

  it('deletes old failures', () => {
    const failures = createSignInFailureRepository(database);
    failures.save('a', { count: 1, lastAt: 10 });
    failures.save('a', { count: 2, lastAt: 20 });
    failures.save('b', { count: 1, lastAt: 30 });
    failures.deleteOlderThan(21);
    expect([failures.find('a'), failures.find('b')]).toEqual([undefined, { count: 1, lastAt: 30 }]);
  });

  it('keeps the newest 1,000 emails', () => {
    const mails = createMailRepository(database);
    inTransaction(database, () => {
      for (let index = 0; index < 1_005; index++) {
        mails.insert({ to: 'a@example.test', subject: String(index), text: '' }, index);
      }
    });
    const stored = mails.list(undefined, 2_000);
    expect([stored.length, stored[0]?.subject, stored.at(-1)?.subject]).toEqual([1_000, '1004', '5']);
  });

  it('rolls back a failed transaction and its nested ones', () => {
    const users = createUserRepository(database);
    const failing = () =>
      inTransaction(database, () => {
        inTransaction(database, () => void users.insert(user));
        throw new Error('power cut');
      });
    expect(failing).toThrow('power cut');
    expect(users.find(user.sub)).toBeUndefined();
  });

  it('keeps sessions when it migrates an older version', () => {
    createUserRepository(database).insert(user);
    // As in the first version.
    database.exec(`
      DROP TABLE identities; DROP TABLE refresh_tokens; DROP TABLE sign_ins; DROP TABLE devices; DROP TABLE software_tokens; DROP TABLE codes;
      DROP TABLE attempts; DROP TABLE zone_records; DROP TABLE certificates; DROP TABLE passkeys;
      DROP INDEX users_by_username; ALTER TABLE users DROP COLUMN username;
      ALTER TABLE mails DROP COLUMN sender; ALTER TABLE mails DROP COLUMN html;
      CREATE TABLE refresh_tokens (
        token_hash TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
        origin_jti TEXT NOT NULL UNIQUE, event_id TEXT NOT NULL, authenticated_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL
      ) STRICT;
      INSERT INTO refresh_tokens VALUES ('hash', '${user.sub}', 'o1', 'e1', 1, 100, 0);
      PRAGMA user_version = 1;`);
    reopen();
    expect(createRefreshTokenRepository(database).isRevoked('o1')).toBe(false);
    expect(database.prepare('SELECT token_hash, origin_jti FROM refresh_tokens').all()).toEqual([
      { token_hash: 'hash', origin_jti: 'o1' },
    ]);
    createUserRepository(database).update({ ...user, status: 'UNCONFIRMED' });
    expect(createUserRepository(database).find(user.sub)).toMatchObject({
      status: 'UNCONFIRMED',
      username: user.sub,
    });
    createUserRepository(database).delete(user.sub);
    expect(createRefreshTokenRepository(database).isRevoked('o1')).toBe(true);
  });

  it('rejects a file written by a newer version', () => {
    database.exec('PRAGMA user_version = 99');
    expect(() => openDatabase(folder)).toThrow("The pool's database has version 99; this program supports up to 10.");
  });
});
