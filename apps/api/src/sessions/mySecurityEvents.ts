import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { startImpersonation } from '../acting/startImpersonation.ts';
import { AuditEventObject } from '../audit/auditEvent.ts';
import { auditEvents } from '../database/schema.ts';
import { auth } from '../policy/rules.ts';
import { builder } from '../schema/builder.ts';
import { constraint } from '../schema/constraint.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { resetUserMfa } from '../users/resetUserMfa.ts';
import { resetUserPassword } from '../users/resetUserPassword.ts';
import { revokeUserSessions } from '../users/revokeUserSessions.ts';
import { setUserActive } from '../users/setUserActive.ts';
import { factorActions } from '../users/storeHasFactor.ts';
import { confirmEmailChange } from '../viewer/confirmEmailChange.ts';
import { requestEmailChange } from '../viewer/requestEmailChange.ts';
import { passwordActions } from './recordPassword.ts';
import { sessionActions } from './recordSession.ts';
import { revokeOtherSessions } from './revokeOtherSessions.ts';
import { revokeSession } from './revokeSession.ts';

/** Actions of the audit log that are security events, as far as the API sees them. */
const securityActions = [
  ...Object.values(sessionActions),
  revokeSession.audit.action,
  revokeOtherSessions.audit.action,
  ...Object.values(factorActions),
  ...Object.values(passwordActions),
  requestEmailChange.audit.action,
  confirmEmailChange.audit.action,
];

/** What others do to the caller's sign-in. */
const doneToThem = [
  resetUserPassword.audit.action,
  resetUserMfa.audit.action,
  revokeUserSessions.audit.action,
  startImpersonation.audit.action,
  setUserActive.audit.action,
];

/** What concerns the caller's sign-in, by themselves or by others, newest first. */
export const mySecurityEvents = defineQuery({
  name: 'mySecurityEvents',
  rule: auth({ scope: 'SELF', withoutFactor: true }),
  args: builder.args((t) => ({ first: t.int({ defaultValue: 50, ...constraint({ min: 1, max: 50 }) }) })),
  type: [AuditEventObject],
  run: ({ transaction, principal }, { first }) =>
    transaction
      .select()
      .from(auditEvents)
      .where(
        or(
          and(eq(auditEvents.actorId, principal.actor.userId), inArray(auditEvents.action, securityActions)),
          and(
            eq(auditEvents.targetId, principal.actor.userId),
            ne(auditEvents.actorId, principal.actor.userId),
            inArray(auditEvents.action, doneToThem),
            eq(auditEvents.outcome, 'OK'),
          ),
        ),
      )
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(first ?? 50),
});
