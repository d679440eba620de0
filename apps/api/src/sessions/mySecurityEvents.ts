import { and, desc, eq, inArray } from 'drizzle-orm';
import { AuditEventObject } from '../audit/auditEvent.ts';
import { auditEvents } from '../database/schema.ts';
import { auth } from '../policy/rules.ts';
import { builder } from '../schema/builder.ts';
import { constraint } from '../schema/constraint.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { sessionActions } from './recordSession.ts';
import { revokeOtherSessions } from './revokeOtherSessions.ts';
import { revokeSession } from './revokeSession.ts';

/** Actions of the audit log that are security events, as far as the API sees them. */
const securityActions = [
  ...Object.values(sessionActions),
  revokeSession.audit.action,
  revokeOtherSessions.audit.action,
];

/** The caller's own security events, newest first. */
export const mySecurityEvents = defineQuery({
  name: 'mySecurityEvents',
  rule: auth({ scope: 'SELF', withoutFactor: true }),
  args: builder.args((t) => ({ first: t.int({ defaultValue: 50, ...constraint({ min: 1, max: 50 }) }) })),
  type: [AuditEventObject],
  run: ({ transaction, principal }, { first }) =>
    transaction
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.actorId, principal.actor.userId), inArray(auditEvents.action, securityActions)))
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(first ?? 50),
});
