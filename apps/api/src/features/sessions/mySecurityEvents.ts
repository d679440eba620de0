import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { AuditEventObject } from '../../core/audit/auditEvent.ts';
import { auditEvents } from '../../core/database/schema.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { mfaActions } from '../../core/identity/recordMfaChange.ts';
import { passwordActions } from './recordPassword.ts';
import { sessionActions } from '../../core/identity/recordSession.ts';

/** Audit log actions that are security events. A test compares them with the actions that the API records. */
export const securityActions = [
  ...Object.values(sessionActions),
  'session.revoke',
  'session.revokeOthers',
  ...Object.values(mfaActions),
  ...Object.values(passwordActions),
  'password.startAdd',
  'password.add',
  'provider.startLink',
  'provider.link',
  'provider.unlink',
  'recoveryCodes.create',
  'passkey.add',
  'passkey.rename',
  'passkey.remove',
  'profile.requestEmailChange',
  'profile.changeEmail',
  'profile.export',
];

/** Actions of others on the caller's sign-in. */
export const actionsOfOthers = [
  'user.resetPassword',
  'user.resetMfa',
  'user.revokeSessions',
  'impersonation.start',
  'user.setActive',
];

/** Events about the caller's sign-in, caused by themselves or others, newest first. */
export const mySecurityEvents = defineQuery({
  name: 'mySecurityEvents',
  rule: auth({ scope: 'SELF', withoutFactor: true }),
  args: builder.args((t) => ({ first: t.int({ defaultValue: 50, ...constraint({ min: 1, max: 50 }) }) })),
  type: [AuditEventObject],
  run: async ({ transaction, principal }, { first }) => {
    const events = await transaction
      .select()
      .from(auditEvents)
      .where(
        or(
          and(eq(auditEvents.actorId, principal.actor.userId), inArray(auditEvents.action, securityActions)),
          and(
            eq(auditEvents.targetId, principal.actor.userId),
            ne(auditEvents.actorId, principal.actor.userId),
            inArray(auditEvents.action, actionsOfOthers),
            eq(auditEvents.outcome, 'OK'),
          ),
        ),
      )
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(first ?? 50);
    // Users must not see the IP addresses of others.
    return events.map((event) => (event.actorId === principal.actor.userId ? event : { ...event, ip: null }));
  },
});
