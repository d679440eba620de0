import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ClientInfo } from '@edge-console/service';
import { userAuditEvent } from '../audit/userAuditEvent.ts';
import type { Transaction } from '../database/database.ts';
import { auditEvents, lastSignIns, sessions, type UserRow } from '../database/schema.ts';
import type { AccessToken } from './accessToken.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { describeDevice } from './describeDevice.ts';
import { isNewDevice, newDeviceMail } from './newDeviceMail.ts';
import { isRemovable, isLiveOf } from './sessionRow.ts';
import type { SignInMethod } from './signInMethod.ts';

/** Details of a request that are shown with its session: device, IP address, location, sign-in method. */
export type RequestInfo = ClientInfo & {
  readonly userAgent: string | null;
  readonly requestId: string;
  /** How the browser says that the user signed in. */
  readonly signInMethod?: SignInMethod | null;
};

/** Maximum number of concurrent sessions. Above it, the least recently used one is revoked. */
export const maxSessions = 10;

/** Audit log actions: a session starts, ends by logging out, or is revoked because there are too many. */
export const sessionActions = { start: 'session.start', end: 'session.end', limit: 'session.limit' } as const;

type SessionLabel = { readonly id: string; readonly device: string };

export const sessionAuditEvent = (
  user: UserRow,
  session: SessionLabel,
  name: keyof typeof sessionActions,
  { ip, requestId, location = null }: Pick<RequestInfo, 'ip' | 'requestId'> & Partial<Pick<RequestInfo, 'location'>>,
) =>
  userAuditEvent(user, {
    action: sessionActions[name],
    targetType: 'Session',
    targetId: session.id,
    targetName: session.device,
    ip,
    requestId,
    diff: name === 'start' && location !== null ? { location: [null, location] } : null,
  });

async function revokeUnused(transaction: Transaction, user: UserRow, visit: RequestInfo): Promise<void> {
  const tooMany = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(isLiveOf(user.id))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
    .offset(maxSessions);
  if (tooMany.length === 0) return;
  const revoked = await transaction
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      inArray(
        sessions.id,
        tooMany.map(({ id }) => id),
      ),
    )
    .returning({ id: sessions.id, device: sessions.device });
  await transaction
    .insert(auditEvents)
    .values(revoked.map((session) => sessionAuditEvent(user, session, 'limit', visit)));
}

/**
 * Upserts the session of a request and returns its ID. Runs as the system, before the request. The user is mailed about a new device.
 * @param origin the console's, for links in mails
 */
export async function recordSession(
  transaction: Transaction,
  user: UserRow,
  { originJti, authenticatedAt }: Pick<AccessToken, 'originJti' | 'authenticatedAt'>,
  visit: RequestInfo,
  origin: string,
): Promise<string> {
  // Without viewer headers, the last known location is unchanged.
  const used = { lastSeenAt: sql`now()`, ...(visit.location !== null && { location: visit.location }) };
  const [updated] = await transaction
    .update(sessions)
    .set(used)
    .where(and(eq(sessions.originJti, originJti), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id });
  if (updated) return updated.id;
  const session = {
    id: randomUUID(),
    originJti,
    userId: user.id,
    device: describeDevice(visit.userAgent),
    location: visit.location,
    method: visit.signInMethod ?? null,
  };
  const [inserted] = await transaction
    .insert(sessions)
    .values({ ...session, createdAt: authenticatedAt })
    // Two concurrent first requests: the second finds the row of the first.
    .onConflictDoUpdate({ target: sessions.originJti, set: used })
    .returning({ id: sessions.id });
  if (inserted?.id !== session.id) return inserted?.id ?? session.id;
  if (session.method)
    await transaction
      .insert(lastSignIns)
      .values({ userId: user.id, method: session.method, at: authenticatedAt })
      .onConflictDoUpdate({ target: [lastSignIns.userId, lastSignIns.method], set: { at: authenticatedAt } });
  if (await isNewDevice(transaction, user, session))
    await enqueueMail(transaction, newDeviceMail(user, session, authenticatedAt, origin), {
      entityId: user.entityId,
      subject: `mail ${user.id}`,
    });
  await transaction.insert(auditEvents).values(sessionAuditEvent(user, session, 'start', visit));
  await transaction.delete(sessions).where(and(eq(sessions.userId, user.id), isRemovable));
  await revokeUnused(transaction, user, visit);
  return session.id;
}
