import { expiryAction } from './features/impersonation/endExpiredImpersonations.ts';
import { dashboardTarget, openingAction } from './features/analytics/dashboards/recordOpening.ts';
import { issueKind } from './features/issues/createIssue.ts';
import { alertActions } from './features/alerts/evaluateAlerts.ts';
import { jobTarget } from './features/operations/failedJob.ts';
import { objects } from './objects.ts';
import { operations } from './operations.ts';
import { linkAction } from './features/provider-links/receiveProviderSignUp.ts';
import { passwordActions } from './features/sessions/recordPassword.ts';
import { sessionActions } from './core/identity/recordSession.ts';
import { mfaActions } from './core/identity/recordMfaChange.ts';

/** Every action in the audit log. */
export const auditActions: ReadonlySet<string> = new Set([
  ...operations.flatMap(({ audit }) => (audit ? [audit.action, audit.deniedAction ?? audit.action] : [])),
  ...Object.values(sessionActions),
  ...Object.values(mfaActions),
  ...Object.values(passwordActions),
  ...Object.values(alertActions),
  linkAction,
  expiryAction,
  openingAction,
]);

/** Every target type in the audit log. */
export const auditTargetTypes: ReadonlySet<string> = new Set([
  ...objects.map(({ name }) => name),
  issueKind,
  dashboardTarget,
  jobTarget,
]);

export { diffFields } from './core/audit/diff.ts';
export { refusalCodes } from './core/errors/messages.ts';
