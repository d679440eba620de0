import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { auditEvents, sessions } from '../../core/database/schema.ts';
import { auth } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { sessionActions } from '../../core/identity/recordSession.ts';
import { Session } from './session.ts';
import { isLiveOf, visibleColumns } from '../../core/identity/sessionRow.ts';

/** The caller's sessions, last used first; while acting, the actor's. */
export const mySessions = defineQuery({
  name: 'mySessions',
  rule: auth({ scope: 'SELF', withoutFactor: true }),
  type: [Session.type],
  run: ({ transaction, principal }) => {
    const { userId } = principal.actor;
    // The clocks of the database and of the user pool can differ.
    const since = sql`${sessions.createdAt} - interval '10 minutes'`;
    const ip = transaction
      .select({ ip: auditEvents.ip })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.actorId, userId),
          gte(auditEvents.at, since),
          eq(auditEvents.action, sessionActions.start),
          eq(auditEvents.targetId, sql`${sessions.id}::text`),
        ),
      )
      .limit(1);
    return transaction
      .select({ ...visibleColumns, ip: sql<string | null>`(${ip})` })
      .from(sessions)
      .where(isLiveOf(userId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  },
});
