import { failure, type Failure } from '../errors/failure.ts';
import { grantWhileActingMessage } from '../errors/messages.ts';
import { isAtLeast, type Level, type PermissionGroup, type Permissions } from './permissions.ts';
import { isAuthenticatedWithin, type Principal } from './principal.ts';

/** Maximum age of the last authentication to grant rights that outlive it. Rules with `stepUp` require a newer one. */
const proofMinutes = 15;

/** Groups, and their minimum levels, with which a user can grant rights or use those of others. */
const giving: { readonly [Group in PermissionGroup]?: Level } = {
  'st.users': 'MANAGE',
  'st.roles': 'MANAGE',
  'st.impersonation': 'READ',
};

/** Whether rights that were missing `before` allow granting rights to users. */
export const canGrantRights = (granted: Permissions, before?: Permissions): boolean =>
  (Object.entries(giving) as [PermissionGroup, Level][]).some(
    ([group, level]) => isAtLeast(granted[group], level) && !(before && isAtLeast(before[group], level)),
  );

/**
 * The step-up a user needs to grant such rights. Otherwise a stolen token could grant rights that outlast it. Re-authentication ends an
 * acting session, so an actor must have authenticated before it started.
 */
export function missingStepUp(principal: Principal, now: Date = new Date()): Failure | null {
  if (isAuthenticatedWithin(principal, proofMinutes, now)) return null;
  return principal.acting
    ? failure('FORBIDDEN_WHILE_ACTING', grantWhileActingMessage, { reason: 'STEP_UP' })
    : failure('STEP_UP_REQUIRED', undefined, { reason: 'STEP_UP' });
}
