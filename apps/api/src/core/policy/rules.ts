import type { EntityType, Level, PermissionGroup, Service } from './permissions.ts';

export const scopes = ['SELF', 'OWN', 'SUBTREE'] as const;
export type Scope = (typeof scopes)[number];

/** The requirements of an operation, field or node type: the arguments of `@auth`. */
export type AuthRule = {
  readonly group: PermissionGroup | null;
  readonly level: Exclude<Level, 'NONE'>;
  readonly types: readonly EntityType[] | null;
  /** SELF: the caller's own user. OWN: their entity. SUBTREE: their entity and those below it. */
  readonly scope: Scope;
  readonly service: Service | null;
  readonly adminAccess: boolean;
  readonly notActing: boolean;
  readonly stepUp: boolean;
  /** Maximum age of the last authentication for `stepUp`. Only in the contract's descriptions. */
  readonly stepUpMinutes: number;
  /** A mutation that is also possible in a read-only acting session. */
  readonly readOnlyActing: boolean;
  /** Also for new users, who belong to no entity yet. Only in the contract's descriptions. */
  readonly newUsers: boolean;
  /** Also while MFA is overdue: reading the viewer, and ending sessions. Only in the contract's descriptions. */
  readonly withoutFactor: boolean;
};

/** A public operation, for guests and signed-in users. */
export type PublicRule = { readonly perMinutePerIp: number };

export type Rule = AuthRule | PublicRule;

export const isPublic = (rule: Rule): rule is PublicRule => 'perMinutePerIp' in rule;

/** Defaults of the `@auth` arguments. */
export const ruleDefaults: AuthRule = {
  group: null,
  level: 'READ',
  types: null,
  scope: 'OWN',
  service: null,
  adminAccess: false,
  notActing: false,
  stepUp: false,
  stepUpMinutes: 5,
  readOnlyActing: false,
  newUsers: false,
  withoutFactor: false,
};

/** A rule from the arguments that differ from `ruleDefaults`. Keeps their literal types, because the caller's type is derived from them. */
export const auth = <const Given extends Partial<AuthRule>>(given: Given): AuthRule & Given => ({
  ...ruleDefaults,
  ...given,
});

export type OperationKind = 'Query' | 'Mutation';

export const readUsers = auth({ group: 'st.users', scope: 'SUBTREE' });
export const manageUsers = auth({ group: 'st.users', level: 'MANAGE', scope: 'SUBTREE' });

export const readEntities = auth({ group: 'st.accounts', types: ['PLATFORM', 'RESELLER'], scope: 'SUBTREE' });

export const manageEntities = auth({ ...readEntities, level: 'MANAGE' });

export const readBilling = auth({ group: 'st.billing', scope: 'SUBTREE' });
/** Billing details of an account. Cannot be changed while acting. */
export const manageBilling = auth({ ...readBilling, level: 'MANAGE', notActing: true });
/** The tier of an account. */
export const manageTiers = auth({ ...readBilling, level: 'MANAGE', types: ['PLATFORM', 'RESELLER'] });

export const readRoles = auth({ group: 'st.roles', adminAccess: true });
export const manageRoles = auth({ group: 'st.roles', level: 'MANAGE', adminAccess: true });

export const readTokens = auth({ group: 'st.tokens' });
/** Names of tokens of the caller's own account and those below it. */
export const readTokenNames = auth({ ...readTokens, scope: 'SUBTREE' });
export const manageTokens = auth({ group: 'st.tokens', level: 'MANAGE' });

export const readKeys = auth({ group: 'ei.keys', service: 'EDGE_INTELLIGENCE' });
export const manageKeys = auth({ group: 'ei.keys', level: 'MANAGE', service: 'EDGE_INTELLIGENCE' });

export const readAnalytics = auth({ group: 'ei.analytics', types: ['CUSTOMER'], service: 'EDGE_INTELLIGENCE' });

/** Audience, offload, and names of alert rules of the caller's own account and those below it. */
export const readViewing = auth({ group: 'ei.analytics', scope: 'SUBTREE' });

export const manageAlerts = auth({ ...readAnalytics, level: 'MANAGE' });

export const readParameters = auth({
  group: 'ei.parameters',
  types: ['PLATFORM', 'RESELLER'],
  scope: 'SUBTREE',
  adminAccess: true,
});
export const manageParameters = auth({ group: 'ei.parameters', level: 'MANAGE', scope: 'SUBTREE', adminAccess: true });
/** Making an account an Edge Intelligence customer. */
export const manageEiCustomers = auth({ ...manageParameters, types: ['PLATFORM'] });

export const readPathways = auth({ group: 'ed.pathways', service: 'EDGE_DELIVERY' });
export const managePathways = auth({ group: 'ed.pathways', level: 'MANAGE', service: 'EDGE_DELIVERY' });

export const readResources = auth({ group: 'ed.resources', service: 'EDGE_DELIVERY' });
export const manageResources = auth({ group: 'ed.resources', level: 'MANAGE', service: 'EDGE_DELIVERY' });

export const readDomain = auth({ group: 'st.domain', types: ['RESELLER'] });
export const manageDomain = auth({ group: 'st.domain', level: 'MANAGE', types: ['RESELLER'] });
export const readIdentity = auth({ group: 'st.identity', types: ['RESELLER'] });
export const manageIdentity = auth({ group: 'st.identity', level: 'MANAGE', types: ['RESELLER'] });

/** For operators of the platform. `admin-access` alone allows all platform users, so operations also require an administrator. */
export const operatePlatform = auth({ types: ['PLATFORM'], adminAccess: true, notActing: true });

/** Only requires the target to be in the caller's scope: their own account, or one below it. */
export const withinReach = auth({ scope: 'SUBTREE', withoutFactor: true });
