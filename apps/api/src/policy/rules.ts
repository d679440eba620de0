import type { EntityType, Level, PermissionGroup, Service } from './permissions.ts';

export const scopes = ['SELF', 'OWN', 'SUBTREE'] as const;
export type Scope = (typeof scopes)[number];

/** What an operation, a field or a kind of node asks of its caller: the arguments of `@auth`. */
export type AuthRule = {
  readonly group: PermissionGroup | null;
  readonly level: Exclude<Level, 'NONE'>;
  readonly types: readonly EntityType[] | null;
  /** SELF: the caller's own user; OWN: his entity; SUBTREE: his entity and those below it. */
  readonly scope: Scope;
  readonly service: Service | null;
  readonly adminAccess: boolean;
  readonly notActing: boolean;
  readonly stepUp: boolean;
  /** Also for somebody who belongs to no entity yet. The contract says it in prose. */
  readonly newcomers: boolean;
  /** Also for somebody who owes a second factor: what it takes to see who one is, and to end sessions. In prose, too. */
  readonly withoutFactor: boolean;
};

/** An operation for everybody, signed in or not. */
export type PublicRule = { readonly perMinutePerIp: number };

export type Rule = AuthRule | PublicRule;

export const isPublic = (rule: Rule): rule is PublicRule => 'perMinutePerIp' in rule;

/** What an absent argument of `@auth` means. */
export const ruleDefaults: AuthRule = {
  group: null,
  level: 'READ',
  types: null,
  scope: 'OWN',
  service: null,
  adminAccess: false,
  notActing: false,
  stepUp: false,
  newcomers: false,
  withoutFactor: false,
};

/** A rule from the arguments that differ from `ruleDefaults`. Keeps their literal types: who calls follows from them. */
export const auth = <const Given extends Partial<AuthRule>>(given: Given): AuthRule & Given => ({
  ...ruleDefaults,
  ...given,
});

export type OperationKind = 'Query' | 'Mutation';

export const readUsers = auth({ group: 'st.users', scope: 'SUBTREE' });
export const manageUsers = auth({ group: 'st.users', level: 'MANAGE', scope: 'SUBTREE' });

export const readEntities = auth({ group: 'st.accounts', types: ['PLATFORM', 'RESELLER'], scope: 'SUBTREE' });

export const readRoles = auth({ group: 'st.roles', adminAccess: true });
export const manageRoles = auth({ group: 'st.roles', level: 'MANAGE', adminAccess: true });

/** No more than that it is the caller's own account, or one below it: what they can know of. */
export const withinReach = auth({ scope: 'SUBTREE', withoutFactor: true });
