import {
  effectiveLevels,
  isAtLeast,
  permissionGroups,
  type ActMode,
  type BuiltInRoleId,
  type EntityType,
  type PermissionContext,
  type Permissions,
  type Service,
  type TokenScope,
} from './permissions.ts';

export type PrincipalEntity = {
  readonly id: string;
  readonly type: EntityType;
  readonly parentId: string | null;
  readonly services: readonly Service[];
};

/** A person with the entity and the role that give him his rights. */
export type Account = {
  readonly userId: string;
  readonly email: string;
  /** The entity administrator flag, apart from the role. */
  readonly admin: boolean;
  readonly entity: PrincipalEntity;
  readonly role: { readonly id: string; readonly permissions: Permissions };
};

export type Acting = { readonly id: string; readonly mode: ActMode; readonly expiresAt: Date };

/** Who does something (`actor`), and with whose rights (`effective`). They differ while acting only. */
export type Principal = {
  readonly actor: Account;
  readonly effective: Account;
  readonly acting: Acting | null;
  /** When the actor last proved who he is: `auth_time` of his token. */
  readonly authenticatedAt: Date;
  /** The actor's session that asks; null in the request that makes him a principal. */
  readonly sessionId: string | null;
  /** When the actor, who has no second factor, must have one at the latest; null where none is missing. */
  readonly factorDueAt: Date | null;
};

/** The principal of a person who acts for himself. */
export const principalOf = (
  account: Account,
  authenticatedAt: Date,
  sessionId: string | null,
  factorDueAt: Date | null = null,
): Principal => ({
  actor: account,
  effective: account,
  acting: null,
  authenticatedAt,
  sessionId,
  factorDueAt,
});

/** Somebody with a token and a proven address who belongs to no entity yet: he signed up, and goes on to create one. */
export type Newcomer = {
  /** The id that he will have as a user. */
  readonly userId: string;
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly authenticatedAt: Date;
};

/** An API token: it reads as its entity, within its scopes, and is no user. */
export type ApiToken = {
  readonly tokenId: string;
  readonly entity: PrincipalEntity;
  readonly scopes: readonly TokenScope[];
};

/** Who asks; null for a guest. */
export type Caller = Principal | Newcomer | ApiToken | null;

export const isNewcomer = (caller: Caller): caller is Newcomer => caller !== null && 'sub' in caller;
export const isApiToken = (caller: Caller): caller is ApiToken => caller !== null && 'tokenId' in caller;

/** A caller by kind, at most one of them not null: what a request's context says of who asks. */
export type CallerByKind = {
  readonly principal: Principal | null;
  /** Who has signed in and belongs to no entity yet. */
  readonly newcomer: Newcomer | null;
  readonly apiToken: ApiToken | null;
};

export const callerByKind = (caller: Caller): CallerByKind => ({
  principal: isNewcomer(caller) || isApiToken(caller) ? null : caller,
  newcomer: isNewcomer(caller) ? caller : null,
  apiToken: isApiToken(caller) ? caller : null,
});

/** The level that counts in every permission group. */
export const permissionsOf = (principal: Principal): Permissions =>
  effectiveLevels(principal.effective.role.permissions, principal.effective.entity, principal.acting?.mode);

/** The roles that make their holder an administrator of his entity. */
export const administratorRoleIds: readonly string[] = ['admin', 'adminReseller'] satisfies BuiltInRoleId[];

/** One of the administrator roles, or the administrator flag. */
export const isAdministrator = (account: {
  readonly admin: boolean;
  readonly role: { readonly id: string };
}): boolean => account.admin || administratorRoleIds.includes(account.role.id);

/** Whether `admin-access` (specification 1.3) lets the principal in. */
export const hasAdminAccess = ({ effective }: Principal): boolean =>
  effective.entity.type === 'PLATFORM' || isAdministrator(effective);

/**
 * Whether a role holds nothing above the principal's own levels, so that he may grant it.
 *
 * Both sides are measured where the role would be exercised: a cap that takes a group from the granter's own kind of
 * entity (a platform has no domain) must not stop him from appointing the people of another kind.
 */
export function mayGrant(
  principal: Principal,
  role: { readonly permissions: Permissions },
  at: PermissionContext,
): boolean {
  const own = effectiveLevels(principal.effective.role.permissions, at, principal.acting?.mode);
  const granted = effectiveLevels(role.permissions, at);
  return permissionGroups.every((group) => isAtLeast(own[group], granted[group]));
}
