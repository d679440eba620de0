import { failure, type Failure } from '../errors/failure.ts';
import { grantWhileActingMessage } from '../errors/messages.ts';
import { isAtLeast, type Level, type PermissionGroup, type Permissions } from './permissions.ts';
import { isAuthenticatedWithin, type Principal } from './principal.ts';

/** How old the proof can be of a user who grants rights that outlive it. Rules with `stepUp` ask for a younger one. */
const proofMinutes = 15;

/** Groups with which a user gives rights or uses those of others, and from which level. */
const giving: { readonly [Group in PermissionGroup]?: Level } = {
  'st.users': 'MANAGE',
  'st.roles': 'MANAGE',
  'st.impersonation': 'READ',
};

/** Whether rights that were not there `before` include one to give rights to users. */
export const canGrantRights = (granted: Permissions, before?: Permissions): boolean =>
  (Object.entries(giving) as [PermissionGroup, Level][]).some(
    ([group, level]) => isAtLeast(granted[group], level) && !(before && isAtLeast(before[group], level)),
  );

/**
 * What a user lacks to grant such rights: with a stolen token they would be kept after it has expired. Proving again ends an acting
 * session, so while acting the proof must have been given before.
 */
export function missingStepUp(principal: Principal, now: Date = new Date()): Failure | null {
  if (isAuthenticatedWithin(principal, proofMinutes, now)) return null;
  return principal.acting
    ? failure('FORBIDDEN_WHILE_ACTING', grantWhileActingMessage, { reason: 'STEP_UP' })
    : failure('STEP_UP_REQUIRED', undefined, { reason: 'STEP_UP' });
}
