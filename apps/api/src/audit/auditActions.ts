import { expiryAction } from '../acting/endExpiredActing.ts';
import { dashboardTarget, openingAction } from '../charts/recordOpening.ts';
import { issueKind } from '../issues/createIssue.ts';
import { objects } from '../schema/objects.ts';
import { operations } from '../schema/operations.ts';
import { passwordActions } from '../sessions/recordPassword.ts';
import { sessionActions } from '../sessions/recordSession.ts';
import { factorActions } from '../mfa/recordMfaChange.ts';

/** Every action that the audit log can hold. */
export const auditActions: ReadonlySet<string> = new Set([
  ...operations.flatMap(({ audit }) => (audit ? [audit.action, audit.deniedAction ?? audit.action] : [])),
  ...Object.values(sessionActions),
  ...Object.values(factorActions),
  ...Object.values(passwordActions),
  expiryAction,
  openingAction,
]);

/** Every kind of target that an event can have. */
export const auditTargetTypes: ReadonlySet<string> = new Set([
  ...objects.map(({ name }) => name),
  issueKind,
  dashboardTarget,
]);
