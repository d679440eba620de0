import {
  effectiveLevels,
  isAtLeast,
  isBuiltInRoleId,
  permissionGroups,
  type ActMode,
  type BuiltInRoleId,
  type EntityType,
  type PermissionContext,
  type Permissions,
  type Service,
  type TokenScope,
} from './permissions.ts';
import type { AuthRule } from './rules.ts';

export type PrincipalEntity = {
  readonly id: string;
  readonly type: EntityType;
  readonly parentId: string | null;
  readonly services: readonly Service[];
};

/** A user with the entity and role that determine their rights. */
export type Account = {
  readonly userId: string;
  readonly email: string;
  /** The entity administrator flag, independent of the role. */
  readonly admin: boolean;
  readonly entity: PrincipalEntity;
  readonly role: { readonly id: string; readonly permissions: Permissions };
};

export type Acting = {
  readonly id: string;
  readonly mode: ActMode;
  readonly expiresAt: Date;
  readonly reason: string;
  /** The actor's full name, which row-level security hides from the target's account. */
  readonly actorName: string;
};

/** The user who acts (`actor`), and the user whose rights apply (`effective`). They differ only while acting as another user. */
export type Principal = {
  readonly actor: Account;
  readonly effective: Account;
  readonly acting: Acting | null;
  /** When the actor last authenticated: the token's `auth_time`. */
  readonly authenticatedAt: Date;
  /** When the request began: the policy decides as of then, so that what was prepared with a recent sign-in is not refused afterwards. */
  readonly requestedAt?: Date;
  /** The actor's session; null during authentication. */
  readonly sessionId: string | null;
  /** When the grace period ends if MFA is required and missing, otherwise null. */
  readonly mfaDueAt: Date | null;
  /** Whether the sign-in used MFA, or an identity provider vouches for the actor. */
  readonly hasMfa: boolean;
};

/** The principal of a user who is not acting as another. */
export const principalOf = (
  account: Account,
  authenticatedAt: Date,
  sessionId: string | null,
  mfaDueAt: Date | null = null,
  hasMfa = true,
): Principal => ({
  actor: account,
  effective: account,
  acting: null,
  authenticatedAt,
  sessionId,
  mfaDueAt,
  hasMfa,
});

/** A caller with a token and a verified address who belongs to no entity yet: they signed up, and create an account next. */
export type NewUser = {
  /** The ID they will have as a user. */
  readonly userId: string;
  readonly sub: string;
  /** Their username in the user pool. */
  readonly username?: string | undefined;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly authenticatedAt: Date;
};

/** An API token. It reads as its entity, within its scopes, without a user. */
export type ApiToken = {
  readonly tokenId: string;
  readonly entity: PrincipalEntity;
  readonly scopes: readonly TokenScope[];
};

/** The caller of a request; null for a guest. */
export type Caller = Principal | NewUser | ApiToken | null;

export const isNewUser = (caller: Caller): caller is NewUser => caller !== null && 'sub' in caller;
export const isApiToken = (caller: Caller): caller is ApiToken => caller !== null && 'tokenId' in caller;

/** The caller by kind, for the request context. At most one is not null. */
export type CallerByKind = {
  readonly principal: Principal | null;
  /** A caller who is signed in but has no entity. */
  readonly newUser: NewUser | null;
  readonly apiToken: ApiToken | null;
};

export const callerByKind = (caller: Caller, requestedAt = new Date()): CallerByKind => ({
  principal: isNewUser(caller) || isApiToken(caller) ? null : caller && { ...caller, requestedAt },
  newUser: isNewUser(caller) ? caller : null,
  apiToken: isApiToken(caller) ? caller : null,
});

/** Whether the actor authenticated within the last `minutes`. */
export const isAuthenticatedWithin = ({ authenticatedAt }: Principal, minutes: number, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= minutes * 60_000;

/** The effective level of every permission group. */
export const permissionsOf = (principal: Principal): Permissions =>
  effectiveLevels(principal.effective.role.permissions, principal.effective.entity, principal.acting?.mode);

/** The roles that make a user an administrator of their entity. */
export const administratorRoleIds: readonly string[] = ['admin', 'adminReseller'] satisfies BuiltInRoleId[];

/** Whether a user has one of the administrator roles or the administrator flag. */
export const isAdministrator = (account: {
  readonly admin: boolean;
  readonly role: { readonly id: string };
}): boolean => account.admin || administratorRoleIds.includes(account.role.id);

/**
 * Whether the principal has `admin-access` (specification 1.3), after their level in the group was checked. A custom role has it, because
 * an administrator chose each of its permissions.
 */
export const hasAdminAccess = ({ effective }: Principal, { group }: Pick<AuthRule, 'group'>): boolean =>
  effective.entity.type === 'PLATFORM' ||
  isAdministrator(effective) ||
  (group !== null && !isBuiltInRoleId(effective.role.id));

/**
 * Whether a role has no level above the principal's own, so that they can grant it (no privilege escalation). Both sides are capped by the
 * entity where the role would apply: a cap on the granter's own entity type (a platform has no domain) must not prevent granting the role
 * elsewhere.
 */
export function canGrant(
  principal: Principal,
  role: { readonly permissions: Permissions },
  at: PermissionContext,
): boolean {
  const own = effectiveLevels(principal.effective.role.permissions, at, principal.acting?.mode);
  const granted = effectiveLevels(role.permissions, at);
  return permissionGroups.every((group) => isAtLeast(own[group], granted[group]));
}
