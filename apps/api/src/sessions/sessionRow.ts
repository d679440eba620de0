import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { sessions } from '../database/schema.ts';

/** A sign-in lasts a day, and its last access token an hour longer. */
const lifetime = sql`interval '25 hours'`;

/** The sessions of a person that tokens may still exist of, and that nobody has revoked. */
export const isLiveOf = (userId: string): SQL | undefined =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.createdAt, sql`now() - ${lifetime}`));

/** Over for longer than any token could ask: its revocation has nothing left to refuse. */
export const isForgotten = sql`${sessions.createdAt} < now() - 2 * ${lifetime}`;

/** What a request may see of a session: not the name that its tokens carry. */
export const visibleColumns = {
  id: sessions.id,
  userId: sessions.userId,
  device: sessions.device,
  location: sessions.location,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
};

export type OwnSession = {
  readonly id: string;
  readonly userId: string;
  readonly device: string;
  readonly location: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};
