import type { DatabaseSync } from 'node:sqlite';

/** The authenticator app of a user. Secrets are base32. */
export type SoftwareToken = {
  /** Handed out, not proven yet. */
  pendingSecret: string | undefined;
  /** The secret, once a code has verified it. */
  secret: string | undefined;
  /** What the user calls it; may be empty. */
  name: string;
  /** Asked for at sign-in. */
  enabled: boolean;
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
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
