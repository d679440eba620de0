import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditEvents, sessions, type AuditEventRow } from '../database/schema.ts';
import type { SignedInContext } from '../requests/context.ts';
import { isUuid } from '../users/readUser.ts';
import { isLiveOf, visibleColumns, type OwnSession } from './sessionRow.ts';

/** Where the caller is signed in, the last used first. While acting these are the actor's own: he is the one signed in. */
export const ownSessions = ({ transaction, principal }: SignedInContext): Promise<OwnSession[]> =>
  transaction
    .select(visibleColumns)
    .from(sessions)
    .where(isLiveOf(principal.actor.userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

export async function readOwnSession(
  { transaction, principal }: SignedInContext,
  id: string,
): Promise<OwnSession | null> {
  if (!isUuid(id)) return null;
  const [found] = await transaction
    .select(visibleColumns)
    .from(sessions)
    .where(and(eq(sessions.id, id), isLiveOf(principal.actor.userId)));
  return found ?? null;
}

/** What concerns how somebody signs in, as far as this API hears of it. */
const securityActions = ['session.start', 'session.limit', 'session.revoke', 'session.revokeOthers'];

/** What happened to the caller's own sign-ins, the last first. */
export const ownSecurityEvents = (
  { transaction, principal }: SignedInContext,
  first: number,
): Promise<AuditEventRow[]> =>
  transaction
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, principal.actor.userId), inArray(auditEvents.action, securityActions)))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(first);
