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

/** A user with the entity and the role that their rights follow from. */
export type Account = {
  readonly userId: string;
  readonly email: string;
  /** The entity administrator flag, apart from the role. */
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

/** Who does something (`actor`), and with whose rights (`effective`). They differ only while acting as another user. */
export type Principal = {
  readonly actor: Account;
  readonly effective: Account;
  readonly acting: Acting | null;
  /** When the actor last authenticated: `auth_time` of the token. */
  readonly authenticatedAt: Date;
  /** The actor's session; null while the request is being authenticated. */
  readonly sessionId: string | null;
  /** When the grace period ends, where a second factor is required and missing; else null. */
  readonly mfaDueAt: Date | null;
  /** Whether signing in took a second factor, or an identity provider answers for the actor. */
  readonly hasMfa: boolean;
};

/** The principal of a person who acts as nobody else. */
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

/** Somebody with a token and a verified address who belongs to no entity yet: they signed up, and go on to create one. */
export type NewUser = {
  /** The id that they will have as a user. */
  readonly userId: string;
  readonly sub: string;
  /** Their name in the user pool. */
  readonly username?: string | undefined;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly authenticatedAt: Date;
};

/** An API token: it reads as its entity, within its scopes, without a user. */
export type ApiToken = {
  readonly tokenId: string;
  readonly entity: PrincipalEntity;
  readonly scopes: readonly TokenScope[];
};

/** The caller of a request; null for a guest. */
export type Caller = Principal | NewUser | ApiToken | null;

export const isNewUser = (caller: Caller): caller is NewUser => caller !== null && 'sub' in caller;
export const isApiToken = (caller: Caller): caller is ApiToken => caller !== null && 'tokenId' in caller;

/** The caller by kind, as a request's context has it: at most one is not null. */
export type CallerByKind = {
  readonly principal: Principal | null;
  /** Signed in without an entity. */
  readonly newUser: NewUser | null;
  readonly apiToken: ApiToken | null;
};

export const callerByKind = (caller: Caller): CallerByKind => ({
  principal: isNewUser(caller) || isApiToken(caller) ? null : caller,
  newUser: isNewUser(caller) ? caller : null,
  apiToken: isApiToken(caller) ? caller : null,
});

/** Whether the actor authenticated in the last minutes. */
export const isAuthenticatedWithin = ({ authenticatedAt }: Principal, minutes: number, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= minutes * 60_000;

/** Effective level in every permission group. */
export const permissionsOf = (principal: Principal): Permissions =>
  effectiveLevels(principal.effective.role.permissions, principal.effective.entity, principal.acting?.mode);

/** The roles that make their holder an administrator of their entity. */
export const administratorRoleIds: readonly string[] = ['admin', 'adminReseller'] satisfies BuiltInRoleId[];

/** One of the administrator roles, or the administrator flag. */
export const isAdministrator = (account: {
  readonly admin: boolean;
  readonly role: { readonly id: string };
}): boolean => account.admin || administratorRoleIds.includes(account.role.id);

/**
 * Whether `admin-access` (specification 1.3) lets the principal in, whose level of the group was checked. With a custom role it does: an
 * administrator chose each of its permissions.
 */
export const hasAdminAccess = ({ effective }: Principal, { group }: Pick<AuthRule, 'group'>): boolean =>
  effective.entity.type === 'PLATFORM' ||
  isAdministrator(effective) ||
  (group !== null && !isBuiltInRoleId(effective.role.id));

/**
 * Whether a role has no level above the principal's own, so that they may grant it (no privilege escalation).
 *
 * Both sides are capped by the entity where the role would be held: a cap that takes a group from the granter's own type of
 * entity (a platform has no domain) must not stop them from granting it to users of another type.
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
