import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A sign-in: all its tokens share `originJti` and are revoked together. Times are epoch ms. */
export type SignIn = {
  sub: string;
  originJti: string;
  eventId: string;
  /** Empty for sign-ins from before devices were stored. */
  deviceKey: string;
  authenticatedAt: number;
  expiresAt: number;
  revoked: boolean;
};

export type RefreshTokenRepository = {
  /** The first token of a sign-in. */
  insert(token: string, signIn: SignIn): void;
  find(token: string): { signIn: SignIn; replacedAt: number | undefined } | undefined;
  /** Adds a token to the same sign-in. If the previous token was already replaced, its time is unchanged. */
  replace(token: string, next: string, now: number): void;
  /** Also true for an unknown sign-in. */
  isRevoked(originJti: string): boolean;
  /** Ends the sign-in of the token, even if the token was replaced. */
  revoke(token: string): void;
  revokeAllOf(sub: string): void;
  revokeDevice(deviceKey: string): void;
  deleteExpiredBefore(time: number): void;
};

/** Tokens are 64 random bytes, so a plain hash is enough. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createRefreshTokenRepository(database: DatabaseSync): RefreshTokenRepository {
  const insertSignIn = database.prepare(`
    INSERT INTO sign_ins (origin_jti, sub, event_id, device_key, authenticated_at, expires_at, revoked)
    VALUES (:originJti, :sub, :eventId, :deviceKey, :authenticatedAt, :expiresAt, :revoked)`);
  const insertToken = database.prepare('INSERT INTO refresh_tokens (token_hash, origin_jti) VALUES (?, ?)');
  const find = database.prepare(`
    SELECT sign_ins.*, replaced_at FROM refresh_tokens JOIN sign_ins USING (origin_jti) WHERE token_hash = ?`);
  const markReplaced = database.prepare(
    'UPDATE refresh_tokens SET replaced_at = coalesce(replaced_at, ?) WHERE token_hash = ?',
  );
  const insertNext = database.prepare(`
    INSERT INTO refresh_tokens (token_hash, origin_jti)
    SELECT ?, origin_jti FROM refresh_tokens WHERE token_hash = ?`);
  const findOrigin = database.prepare('SELECT revoked FROM sign_ins WHERE origin_jti = ?');
  const revoke = database.prepare(`
    UPDATE sign_ins SET revoked = 1
    WHERE origin_jti = (SELECT origin_jti FROM refresh_tokens WHERE token_hash = ?)`);
  const revokeAll = database.prepare('UPDATE sign_ins SET revoked = 1 WHERE sub = ?');
  const revokeDevice = database.prepare('UPDATE sign_ins SET revoked = 1 WHERE device_key = ?');
  const deleteExpired = database.prepare('DELETE FROM sign_ins WHERE expires_at < ?');

  return {
    insert(token, { revoked, ...signIn }) {
      insertSignIn.run({ ...signIn, revoked: revoked ? 1 : 0 });
      insertToken.run(hashOf(token), signIn.originJti);
    },
    find(token) {
      const row = find.get(hashOf(token));
      if (!row) return undefined;
      return {
        signIn: {
          sub: String(row['sub']),
          originJti: String(row['origin_jti']),
          eventId: String(row['event_id']),
          deviceKey: String(row['device_key']),
          authenticatedAt: Number(row['authenticated_at']),
          expiresAt: Number(row['expires_at']),
          revoked: row['revoked'] === 1,
        },
        replacedAt: row['replaced_at'] === null ? undefined : Number(row['replaced_at']),
      };
    },
    replace(token, next, now) {
      insertNext.run(hashOf(next), hashOf(token));
      markReplaced.run(now, hashOf(token));
    },
    isRevoked: (originJti) => findOrigin.get(originJti)?.['revoked'] !== 0,
    revoke: (token) => void revoke.run(hashOf(token)),
    revokeAllOf: (sub) => void revokeAll.run(sub),
    revokeDevice: (deviceKey) => void revokeDevice.run(deviceKey),
    deleteExpiredBefore: (time) => void deleteExpired.run(time),
  };
}
