import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** One sign-in: all tokens made by it share `originJti` and are revoked together. Times are epoch milliseconds. */
export type SignIn = {
  sub: string;
  originJti: string;
  eventId: string;
  authenticatedAt: number;
  expiresAt: number;
  revoked: boolean;
};

export type RefreshTokenRepository = {
  insert(token: string, signIn: SignIn): void;
  find(token: string): SignIn | undefined;
  /** True as well for a sign-in that is no longer known. */
  isRevoked(originJti: string): boolean;
  revoke(token: string): void;
  revokeAllOf(sub: string): void;
  deleteExpiredBefore(time: number): void;
};

/** A token is 64 random bytes, so a plain hash is enough to make a stolen file useless. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createRefreshTokenRepository(database: DatabaseSync): RefreshTokenRepository {
  const insert = database.prepare(`
    INSERT INTO refresh_tokens (token_hash, sub, origin_jti, event_id, authenticated_at, expires_at, revoked)
    VALUES (:hash, :sub, :originJti, :eventId, :authenticatedAt, :expiresAt, :revoked)`);
  const find = database.prepare('SELECT * FROM refresh_tokens WHERE token_hash = ?');
  const findOrigin = database.prepare('SELECT revoked FROM refresh_tokens WHERE origin_jti = ?');
  const revoke = database.prepare('UPDATE refresh_tokens SET revoked = 1 WHERE token_hash = ?');
  const revokeAll = database.prepare('UPDATE refresh_tokens SET revoked = 1 WHERE sub = ?');
  const deleteExpired = database.prepare('DELETE FROM refresh_tokens WHERE expires_at < ?');

  return {
    insert(token, { revoked, ...signIn }) {
      insert.run({ ...signIn, hash: hashOf(token), revoked: revoked ? 1 : 0 });
    },
    find(token) {
      const row = find.get(hashOf(token));
      return (
        row && {
          sub: String(row['sub']),
          originJti: String(row['origin_jti']),
          eventId: String(row['event_id']),
          authenticatedAt: Number(row['authenticated_at']),
          expiresAt: Number(row['expires_at']),
          revoked: row['revoked'] === 1,
        }
      );
    },
    isRevoked: (originJti) => findOrigin.get(originJti)?.['revoked'] !== 0,
    revoke: (token) => void revoke.run(hashOf(token)),
    revokeAllOf: (sub) => void revokeAll.run(sub),
    deleteExpiredBefore: (time) => void deleteExpired.run(time),
  };
}
