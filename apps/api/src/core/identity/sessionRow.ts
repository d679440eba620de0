import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { sessions } from '../database/schema.ts';
import type { SignInMethod } from './signInMethod.ts';

/** A sign-in lasts a day, and its last access token expires an hour later. */
const lifetime = sql`interval '25 hours'`;

/** Live sessions: not revoked, and recent enough to have valid tokens. */
export const isLive: SQL | undefined = and(
  isNull(sessions.revokedAt),
  gt(sessions.createdAt, sql`now() - ${lifetime}`),
);

/** Live sessions of a user. */
export const isLiveOf = (userId: string): SQL | undefined => and(eq(sessions.userId, userId), isLive);

/** Rows that can be deleted, because no token of the session can still be valid. */
export const isRemovable = sql`${sessions.createdAt} < now() - 2 * ${lifetime}`;

/** The session columns that a request can read: all except `origin_jti`. */
export const visibleColumns = {
  id: sessions.id,
  userId: sessions.userId,
  device: sessions.device,
  location: sessions.location,
  method: sessions.method,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
};

export type OwnSession = {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly location: string | null;
  readonly method: SignInMethod | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** The IP address at sign-in; only for the user themselves. */
  readonly ip?: string | null;
};
