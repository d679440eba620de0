import type { DatabaseSync } from 'node:sqlite';

/** The authenticator app of a user. Secrets are base32. */
export type SoftwareToken = {
  /** Issued but not verified yet. */
  pendingSecret: string | undefined;
  /** The verified secret. */
  secret: string | undefined;
  /** The user's name for it; can be empty. */
  name: string;
  /** Required at sign-in. */
  enabled: boolean;
  /** The time step of the last accepted code. Codes up to this step are rejected. */
  lastCounter: number;
};

export type SoftwareTokenRepository = {
  find(sub: string): SoftwareToken | undefined;
  save(sub: string, token: SoftwareToken): void;
};

export function createSoftwareTokenRepository(database: DatabaseSync): SoftwareTokenRepository {
  const find = database.prepare('SELECT * FROM software_tokens WHERE sub = ?');
  const save = database.prepare(`
    INSERT OR REPLACE INTO software_tokens (sub, pending_secret, secret, name, enabled, last_counter)
    VALUES (:sub, :pendingSecret, :secret, :name, :enabled, :lastCounter)`);
  const optional = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

  return {
    find(sub) {
      const row = find.get(sub);
      return (
        row && {
          pendingSecret: optional(row['pending_secret']),
          secret: optional(row['secret']),
          name: String(row['name']),
          enabled: row['enabled'] === 1,
          lastCounter: Number(row['last_counter']),
        }
      );
    },
    save(sub, { pendingSecret, secret, name, enabled, lastCounter }) {
      save.run({
        sub,
        pendingSecret: pendingSecret ?? null,
        secret: secret ?? null,
        name,
        enabled: enabled ? 1 : 0,
        lastCounter,
      });
    },
  };
}
