import { effectiveLevels, isAtLeast, tokenPermissions, type Level, type PermissionGroup } from './permissions.ts';
import {
  hasAdminAccess,
  isApiToken,
  isNewUser,
  isAuthenticatedWithin,
  permissionsOf,
  type ApiToken,
  type Caller,
  type Principal,
  type PrincipalEntity,
} from './principal.ts';
import { isMfaOverdue } from './mfaRequirement.ts';
import type { AuthRule, OperationKind } from './rules.ts';

/** The object that a rule is checked against. `userId` is set only for a user. */
export type Target = {
  readonly entityId: string;
  readonly parentEntityId: string | null;
  readonly userId?: string;
};

export type DenialReason =
  | 'SIGN_IN'
  | 'NO_ENTITY'
  | 'API_TOKEN'
  | 'SECOND_FACTOR'
  | 'WHILE_ACTING'
  | 'READ_ONLY_ACTING'
  | 'ENTITY_TYPE'
  | 'SERVICE'
  | 'PERMISSION'
  | 'ADMIN_ACCESS'
  | 'STEP_UP'
  | 'OUT_OF_SCOPE';

export type Denial = {
  readonly allowed: false;
  readonly code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'FORBIDDEN_WHILE_ACTING' | 'STEP_UP_REQUIRED' | 'NOT_FOUND';
  readonly reason: DenialReason;
  /** The missing permission, if that is the reason. */
  readonly requires?: { readonly group: PermissionGroup; readonly level: Level };
};

export type Decision = { readonly allowed: true } | Denial;

const allowed: Decision = { allowed: true };
const deny = (code: Denial['code'], reason: DenialReason): Denial => ({ allowed: false, code, reason });

/** Whether the target is in the principal's scope. Everything else is treated as missing. */
function isInScope(
  { userId, entity }: { readonly userId: string | null; readonly entity: PrincipalEntity },
  scope: AuthRule['scope'],
  target: Target,
): boolean {
  if (scope === 'SELF') return userId !== null && target.userId === userId;
  if (target.entityId === entity.id) return true;
  if (scope === 'OWN') return false;
  return entity.type === 'PLATFORM' || (entity.type === 'RESELLER' && target.parentEntityId === entity.id);
}

function missingPermission(principal: Principal, { group, level }: AuthRule): Denial | null {
  if (group === null || isAtLeast(permissionsOf(principal)[group], level)) return null;
  return { ...deny('FORBIDDEN', 'PERMISSION'), requires: { group, level } };
}

/** An API token can read what its scopes allow: no mutations, no settings, and nothing that requires a user. */
function authorizeToken({ scopes, entity }: ApiToken, rule: AuthRule, kind?: OperationKind, target?: Target): Decision {
  const { group, level, types, service } = rule;
  const granted = effectiveLevels(tokenPermissions(scopes), entity);
  const opens = group !== null && level === 'READ' && isAtLeast(granted[group], 'READ');
  const requiresUser = kind === 'Mutation' || rule.adminAccess || rule.stepUp || rule.scope === 'SELF';
  if (!opens || requiresUser) return deny('FORBIDDEN', 'API_TOKEN');
  if (types && !types.includes(entity.type)) return deny('FORBIDDEN', 'ENTITY_TYPE');
  if (service && !entity.services.includes(service)) return deny('FORBIDDEN', 'SERVICE');
  return target && !isInScope({ userId: null, entity }, rule.scope, target)
    ? deny('NOT_FOUND', 'OUT_OF_SCOPE')
    : allowed;
}

/**
 * Decides whether a principal can use an operation with this rule, on the target if there is one. Pure. Permissions are checked before the
 * target, so that another account's ID and a missing one get the same response: NOT_FOUND with permission for the operation, FORBIDDEN
 * without.
 */
export function authorize(
  caller: Caller,
  rule: AuthRule,
  options: { readonly kind?: OperationKind; readonly target?: Target; readonly now?: Date } = {},
): Decision {
  if (!caller) return deny('UNAUTHENTICATED', 'SIGN_IN');
  if (isNewUser(caller)) return rule.newUsers ? allowed : deny('FORBIDDEN', 'NO_ENTITY');
  if (isApiToken(caller)) return authorizeToken(caller, rule, options.kind, options.target);
  const principal = caller;
  const { acting, effective } = principal;
  const now = options.now ?? principal.requestedAt ?? new Date();
  if (!rule.withoutFactor && isMfaOverdue(principal, now)) return deny('FORBIDDEN', 'SECOND_FACTOR');
  if (acting && rule.notActing) return deny('FORBIDDEN_WHILE_ACTING', 'WHILE_ACTING');
  if (acting?.mode === 'READ_ONLY' && options.kind === 'Mutation' && !rule.readOnlyActing) {
    return deny('FORBIDDEN_WHILE_ACTING', 'READ_ONLY_ACTING');
  }
  if (rule.types && !rule.types.includes(effective.entity.type)) return deny('FORBIDDEN', 'ENTITY_TYPE');
  if (rule.service && !effective.entity.services.includes(rule.service)) return deny('FORBIDDEN', 'SERVICE');
  const missing = missingPermission(principal, rule);
  if (missing) return missing;
  if (rule.adminAccess && !hasAdminAccess(principal, rule)) return deny('FORBIDDEN', 'ADMIN_ACCESS');
  if (rule.stepUp && !isAuthenticatedWithin(principal, rule.stepUpMinutes, now))
    return deny('STEP_UP_REQUIRED', 'STEP_UP');
  if (options.target && !isInScope(effective, rule.scope, options.target)) return deny('NOT_FOUND', 'OUT_OF_SCOPE');
  return allowed;
}
