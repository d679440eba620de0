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

export const isPublic = (rule: AuthRule | PublicRule): rule is PublicRule => 'perMinutePerIp' in rule;

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

const auth = (arguments_: Partial<AuthRule>): AuthRule => ({ ...ruleDefaults, ...arguments_ });

const readUsers = auth({ group: 'st.users', scope: 'SUBTREE' });
const manageUsers = auth({ group: 'st.users', level: 'MANAGE', scope: 'SUBTREE' });

/** One rule per operation. An operation without one does not start (`schema/guard.ts`). */
export const operationRules = {
  Query: {
    viewer: auth({ scope: 'SELF', newcomers: true, withoutFactor: true }),
    node: auth({ scope: 'SUBTREE' }),
    users: readUsers,
    assignableRoles: readUsers,
    availability: auth({ scope: 'SELF', newcomers: true }),
    mySessions: auth({ scope: 'SELF', withoutFactor: true }),
    mySecurityEvents: auth({ scope: 'SELF', withoutFactor: true }),
  },
  Mutation: {
    inviteUser: manageUsers,
    resendInvite: manageUsers,
    updateUser: manageUsers,
    setUserActive: manageUsers,
    deleteUser: auth({ ...manageUsers, notActing: true }),
    revokeUserSessions: auth({ ...manageUsers, notActing: true }),
    // No fresher proof: the session that asks ends, too, and the person proves anew at once.
    revokeSession: auth({ scope: 'SELF', notActing: true, withoutFactor: true }),
    revokeOtherSessions: auth({ scope: 'SELF', notActing: true, withoutFactor: true }),
    setAccountPolicy: auth({ adminAccess: true, notActing: true, stepUp: true }),
    createAccount: auth({ scope: 'SELF', notActing: true, newcomers: true }),
    requestInvite: { perMinutePerIp: 2 },
    requestReactivation: { perMinutePerIp: 2 },
  },
} as const satisfies Readonly<Record<'Query' | 'Mutation', Readonly<Record<string, AuthRule | PublicRule>>>>;

export type OperationKind = keyof typeof operationRules;
type Mutations = (typeof operationRules)['Mutation'];
/** The mutations of who is signed in. */
export type MutationName = {
  [Name in keyof Mutations]: Mutations[Name] extends AuthRule ? Name : never;
}[keyof Mutations];
export type OperationName = {
  [Kind in OperationKind]: keyof (typeof operationRules)[Kind];
}[OperationKind];

/** Fields that ask for more than their object does. Denied: null, and FORBIDDEN on the path. */
export const fieldRules = {
  'User.phone': readUsers,
  'User.lastLogin': readUsers,
  'User.mfaEnabled': readUsers,
  'Entity.billing': auth({ group: 'st.billing', scope: 'SUBTREE' }),
} as const satisfies Readonly<Record<string, AuthRule>>;

/** What `Entity.parent` asks of the parent. Denied: null, as where there is none. */
export const parentRule = auth({ scope: 'SUBTREE', withoutFactor: true });

/** What `node(id)` asks for each kind of object: the rule of the list it belongs to. Denied: null. */
export const nodeRules = {
  User: readUsers,
  Entity: auth({ group: 'st.accounts', types: ['PLATFORM', 'RESELLER'], scope: 'SUBTREE' }),
  Role: auth({ group: 'st.roles', adminAccess: true }),
} as const satisfies Readonly<Record<string, AuthRule>>;

/** The rule of an operation by name, with the kind that decides what acting read-only allows. */
export function operationRule(name: OperationName): { readonly kind: OperationKind; readonly rule: AuthRule } {
  const queries: Readonly<Record<string, AuthRule | PublicRule>> = operationRules.Query;
  const mutations: Readonly<Record<string, AuthRule | PublicRule>> = operationRules.Mutation;
  const query = queries[name];
  if (query && !isPublic(query)) return { kind: 'Query', rule: query };
  const mutation = mutations[name];
  if (mutation && !isPublic(mutation)) return { kind: 'Mutation', rule: mutation };
  throw new Error(`No rule for the operation ${name}`);
}
