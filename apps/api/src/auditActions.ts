import { expiryAction } from './features/impersonation/endExpiredImpersonations.ts';
import { dashboardTarget, openingAction } from './features/analytics/dashboards/recordOpening.ts';
import { issueKind } from './features/issues/createIssue.ts';
import { objects } from './objects.ts';
import { operations } from './operations.ts';
import { passwordActions } from './features/sessions/recordPassword.ts';
import { sessionActions } from './core/identity/recordSession.ts';
import { mfaActions } from './core/identity/recordMfaChange.ts';

/** Every action that the audit log can hold. */
export const auditActions: ReadonlySet<string> = new Set([
  ...operations.flatMap(({ audit }) => (audit ? [audit.action, audit.deniedAction ?? audit.action] : [])),
  ...Object.values(sessionActions),
  ...Object.values(mfaActions),
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

export { diffFields } from './core/audit/diff.ts';
export { refusalCodes } from './core/errors/messages.ts';
