import type { DatabaseSync } from 'node:sqlite';

/** Step n migrates a database from user_version n to n + 1. Never edit a released step; add one. */
const steps: readonly string[] = [
  `
  CREATE TABLE signing_keys (
    kid TEXT PRIMARY KEY,
    private_jwk TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
  ) STRICT;

  CREATE TABLE users (
    sub TEXT PRIMARY KEY,
    email_key TEXT NOT NULL UNIQUE,
    attributes TEXT NOT NULL,
    enabled INTEGER NOT NULL CHECK (enabled IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('CONFIRMED', 'FORCE_CHANGE_PASSWORD')),
    salt TEXT,
    verifier TEXT,
    password_set_at INTEGER,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE refresh_tokens (
    token_hash TEXT PRIMARY KEY,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    origin_jti TEXT NOT NULL UNIQUE,
    event_id TEXT NOT NULL,
    authenticated_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
  ) STRICT;
  CREATE INDEX refresh_tokens_by_user ON refresh_tokens (sub);
  CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);

  CREATE TABLE sign_in_failures (
    subject TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sign_in_failures_by_time ON sign_in_failures (last_at);

  CREATE TABLE mails (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    recipient_key TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mails_by_recipient ON mails (recipient_key, id);
  `,
  `
  -- SQLite cannot widen a CHECK: the table is written anew. Its foreign keys are off meanwhile.
  CREATE TABLE next_users (
    sub TEXT PRIMARY KEY,
    email_key TEXT NOT NULL UNIQUE,
    attributes TEXT NOT NULL,
    enabled INTEGER NOT NULL CHECK (enabled IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN (
      'CONFIRMED', 'EXTERNAL_PROVIDER', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED', 'UNCONFIRMED'
    )),
    salt TEXT,
    verifier TEXT,
    password_set_at INTEGER,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO next_users
    SELECT sub, email_key, attributes, enabled, status, salt, verifier, password_set_at, created_at, modified_at FROM users;
  DROP TABLE users;
  ALTER TABLE next_users RENAME TO users;

  CREATE TABLE codes (
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (sub, purpose)
  ) STRICT;

  CREATE TABLE attempts (
    subject TEXT NOT NULL,
    action TEXT NOT NULL,
    count INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (subject, action)
  ) STRICT;
  CREATE INDEX attempts_by_time ON attempts (since);
  `,
  `
  CREATE TABLE software_tokens (
    sub TEXT PRIMARY KEY REFERENCES users (sub) ON DELETE CASCADE,
    pending_secret TEXT,
    secret TEXT,
    name TEXT NOT NULL,
    enabled INTEGER NOT NULL CHECK (enabled IN (0, 1)),
    last_counter INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE sign_ins (
    origin_jti TEXT PRIMARY KEY,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    event_id TEXT NOT NULL,
    device_key TEXT NOT NULL,
    authenticated_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    revoked INTEGER NOT NULL CHECK (revoked IN (0, 1))
  ) STRICT;
  CREATE INDEX sign_ins_by_user ON sign_ins (sub);
  CREATE INDEX sign_ins_by_expiry ON sign_ins (expires_at);
  INSERT INTO sign_ins SELECT origin_jti, sub, event_id, '', authenticated_at, expires_at, revoked FROM refresh_tokens;

  CREATE TABLE next_refresh_tokens (
    token_hash TEXT PRIMARY KEY,
    origin_jti TEXT NOT NULL REFERENCES sign_ins (origin_jti) ON DELETE CASCADE,
    replaced_at INTEGER
  ) STRICT;
  INSERT INTO next_refresh_tokens SELECT token_hash, origin_jti, NULL FROM refresh_tokens;
  DROP TABLE refresh_tokens;
  ALTER TABLE next_refresh_tokens RENAME TO refresh_tokens;
  CREATE INDEX refresh_tokens_by_sign_in ON refresh_tokens (origin_jti);

  CREATE TABLE devices (
    device_key TEXT PRIMARY KEY,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    name TEXT NOT NULL,
    salt TEXT NOT NULL,
    verifier TEXT NOT NULL,
    remembered_at INTEGER,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    authenticated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX devices_by_user ON devices (sub, created_at);
  `,
  `
  CREATE TABLE identities (
    identity_id TEXT PRIMARY KEY,
    sub TEXT UNIQUE REFERENCES users (sub) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX identities_by_time ON identities (created_at);
  `,
  `
  CREATE TABLE zone_records (
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name, type, value)
  ) STRICT;

  CREATE TABLE certificates (
    arn TEXT PRIMARY KEY,
    domain TEXT NOT NULL,
    record_name TEXT NOT NULL,
    record_value TEXT NOT NULL,
    requested_at INTEGER NOT NULL,
    not_after INTEGER,
    failure TEXT,
    is_served INTEGER NOT NULL CHECK (is_served IN (0, 1))
  ) STRICT;
  `,
  `
  ALTER TABLE mails ADD COLUMN sender TEXT;
  ALTER TABLE mails ADD COLUMN html TEXT;
  `,
  `
  ALTER TABLE users ADD COLUMN username TEXT NOT NULL DEFAULT '';
  UPDATE users SET username = coalesce(
    json_extract(json_extract(attributes, '$.identities'), '$[0].providerName') || '_'
      || json_extract(json_extract(attributes, '$.identities'), '$[0].userId'),
    sub);
  CREATE UNIQUE INDEX users_by_username ON users (username COLLATE NOCASE);
  `,
  `
  CREATE TABLE passkeys (
    credential_id TEXT PRIMARY KEY,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    attachment TEXT,
    transports TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_by_user ON passkeys (sub, created_at);
  `,
  `
  -- The address of a provider's user is no alias, so a user with a password can have the same one.
  CREATE TABLE next_users (
    sub TEXT PRIMARY KEY,
    email_key TEXT NOT NULL,
    attributes TEXT NOT NULL,
    enabled INTEGER NOT NULL CHECK (enabled IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN (
      'CONFIRMED', 'EXTERNAL_PROVIDER', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED', 'UNCONFIRMED'
    )),
    salt TEXT,
    verifier TEXT,
    password_set_at INTEGER,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    username TEXT NOT NULL
  ) STRICT;
  INSERT INTO next_users
    SELECT sub, email_key, attributes, enabled, status, salt, verifier, password_set_at, created_at, modified_at, username
    FROM users;
  DROP TABLE users;
  ALTER TABLE next_users RENAME TO users;
  CREATE UNIQUE INDEX users_by_username ON users (username COLLATE NOCASE);
  CREATE UNIQUE INDEX users_by_alias ON users (email_key) WHERE status <> 'EXTERNAL_PROVIDER';
  CREATE INDEX users_by_email ON users (email_key);
  `,
];

/** @throws if the file was written by a newer version. */
export function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.['user_version']);
  if (version > steps.length) {
    throw new Error(`The pool's database has version ${version}; this program supports up to ${steps.length}.`);
  }
  if (version === steps.length) return;
  // Steps can recreate tables that others reference. The setting can only be changed outside a transaction.
  database.exec('PRAGMA foreign_keys = OFF');
  for (const [index, step] of steps.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
  database.exec('PRAGMA foreign_keys = ON');
}
