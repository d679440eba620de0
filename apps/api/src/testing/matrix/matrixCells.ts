import { operations } from '../../operations.ts';
import type { Example } from '../../core/schema/operation.ts';
import {
  type AccountName,
  type UserKind,
  type UserName,
  CUSTOM_ROLES,
  account,
  accountId,
  accountNames,
  alertRuleId,
  apiKeyId,
  domainId,
  apiTokenId,
  customRoleId,
  impersonationId,
  kindsIn,
  imageId,
  pathwayId,
  userIdOf,
  relationOf,
  resourceId,
  roleOf,
  sessionId,
  tokenNames,
  tokenOf,
  viewId,
  type TokenName,
} from './matrixWorld.ts';
import type { Acting, Detail, Member, Operation, PrincipalDescription, Relation, RoleLevels } from './oracle.ts';
import { fieldRules } from '../../objects.ts';

/** A caller in the matrix: a user, possibly with an actor, or an API token, a new user, or a guest. */
export type CallerName = {
  user: UserName | null;
  account: AccountName;
  acting: Acting;
  token?: TokenName;
  description: PrincipalDescription;
};

/** One cell of the matrix: a caller, an operation and its target. */
export type Cell = {
  callerName: CallerName;
  operation: Operation;
  /** The root field of the schema. */
  field: string;
  /** Distinguishes calls of the same field. All cells with the same key must be refused identically. */
  variant: string;
  relation: Relation;
  variables: Variables;
  /** The target ID, or an empty string. */
  targetId: string;
  detail: Detail;
};

type Variables = Readonly<Record<string, unknown>>;
type Target = { relation: Relation; account: AccountName | null; id: (name: AccountName) => string };

const MISSING_ID = '3f0c9c1e-5f5e-4c53-9d5e-2b1f6a7c8d90';
const MALFORMED_ID = 'not-an-id';
const BUILT_IN = ['admin', 'adminReseller', 'regular', 'readOnly', 'sales'] as const;
const ACTING = ['none', 'READ_ONLY', 'READ_WRITE'] as const;

/** Every kind of caller, including actors for users of resellers and customers. */
export function callerNames(): CallerName[] {
  const guest: CallerName = { user: null, account: 'customer', acting: 'none', description: null };
  const users = (['platform', 'reseller', 'customer', 'lonely', 'closedReseller', 'closed'] as const).flatMap((name) =>
    kindsIn(name)
      .filter((kind) => kind !== 'only')
      .flatMap((kind) => actingOf(name, kind).map((acting) => callerName(name, kind, acting))),
  );
  return [guest, { ...guest, description: 'newUser' }, ...tokenNames.map(tokenCaller), ...users];
}

function tokenCaller(name: TokenName): CallerName {
  const { at, isUsable } = tokenOf(name);
  const { type, services } = account(at);
  return {
    user: null,
    account: at,
    acting: 'none',
    token: name,
    description: { token: { type, services }, usable: isUsable },
  };
}

/** The effective user, or null. */
export const memberOf = ({ description }: CallerName): Member | null =>
  description !== null && typeof description === 'object' && 'role' in description ? description : null;

/** A caller's name in reports. */
export const describeCaller = ({ user, token, description }: CallerName): string =>
  user ?? (token ? `token ${token}` : description === null ? 'guest' : 'newUser');

/** No one can act as a platform user or a disabled user. */
function actingOf(name: AccountName, kind: UserKind): readonly Acting[] {
  const allowed = name !== 'platform' && kind !== 'inactive' && account(name).active !== false;
  return allowed ? ACTING : ['none'];
}

function callerName(name: AccountName, kind: UserKind, acting: Acting): CallerName {
  const { type, services, active = true } = account(name);
  return {
    user: `${name}/${kind}`,
    account: name,
    acting,
    description: {
      account: { type, services },
      role: roleOf(kind),
      administratorFlag: kind === 'flagged',
      userActive: kind !== 'inactive',
      accountActive: active,
      isMfaOverdue: kind === 'overdue',
    },
  };
}

/** Targets of an operation's example. */
function targetsOf(caller: CallerName, on: Example['on']): Target[] {
  const { user } = caller;
  const self: Target[] = user ? [{ relation: 'self', account: caller.account, id: () => userIdOf(user) }] : [];
  const none: Target = { relation: 'none', account: caller.account, id: () => '' };
  switch (on) {
    case undefined:
      return [none];
    case 'person':
      return [...self, ...targets(caller, (name) => userIdOf(`${name}/peer`))];
    case 'invited':
      return [...self, ...targets(caller, (name) => userIdOf(`${name}/invited`))];
    case 'account':
      return targets(caller, accountId);
    case 'role':
      return roleTargets(caller);
    case 'session':
      return [
        ...self.map((target) => ({ ...target, id: () => (user ? sessionId(user) : '') })),
        ...targets(caller, (name) => sessionId(`${name}/peer`)),
      ];
    case 'view':
      return [
        ...self.map((target) => ({ ...target, id: () => (user ? viewId(user) : '') })),
        ...targets(caller, (name) => viewId(`${name}/peer`)),
      ];
    case 'apiToken':
      return targets(caller, apiTokenId);
    case 'apiKey':
      return targets(caller, apiKeyId);
    case 'alertRule':
      return targets(caller, alertRuleId);
    case 'domain':
      return targets(caller, domainId);
    case 'image':
      return targets(caller, imageId);
    case 'pathway':
      return targets(caller, pathwayId);
    case 'resource':
      return targets(caller, resourceId);
    case 'impersonation':
      return [
        ...self.map((target) => ({ ...target, id: () => (user ? impersonationId(user) : '') })),
        ...targets(caller, (name) => impersonationId(`${name}/peer`)),
      ];
    case 'address':
      return ADDRESSES.map((address) => ({ ...none, id: () => address }));
  }
}

const ADDRESSES = ['customer.invited', 'customer.inactive', 'nobody'].map((name) => `${name}@matrix.example`);
const USUAL_ARGUMENT = { account: 'entityId', address: 'email' } as const;

/** The arguments with one value set at a path like `input.entityId`. */
function withArgument(given: Variables, path: string, value: unknown): Variables {
  const [name = '', ...rest] = path.split('.');
  const inside = (given[name] ?? {}) as Variables;
  return { ...given, [name]: rest.length === 0 ? value : withArgument(inside, rest.join('.'), value) };
}

function variablesOf({ on, at, with: given = {} }: Example, target: Target): Variables {
  if (on === undefined) return { ...given };
  const usual = on in USUAL_ARGUMENT ? USUAL_ARGUMENT[on as keyof typeof USUAL_ARGUMENT] : 'id';
  return withArgument(given, at ?? usual, idOf(target));
}

/** Additional example arguments of these operations. */
const DETAILS: Partial<Record<Operation, Detail>> = {
  inviteUser: { grantedRole: 'regular' },
  importUsers: { grantedRole: 'regular' },
};

/** All cells of a caller: the examples of each operation, and the variants that grant or remove roles. */
export function cellsOf(caller: CallerName): Cell[] {
  const none = targetsOf(caller, undefined);
  return [
    ...operations.flatMap(({ name, examples }) =>
      examples.flatMap((example) => {
        // An operation without a row in the oracle fails there.
        const operation = (example.case ? `${name}:${example.case}` : name) as Operation;
        return targetsOf(caller, example.on).map((target) =>
          cell(caller, operation, target, variablesOf(example, target), '', DETAILS[operation]),
        );
      }),
    ),
    ...FIELDS.flatMap((operation) => none.map((target) => cell(caller, operation, target, {}))),
    ...[...none, ...targetsOf(caller, 'account')].flatMap((target) =>
      grants(caller, target, true).map(({ variant, input, detail }) => {
        const invitation = {
          ...INVITATION,
          ...(target.relation === 'none' ? {} : { entityId: idOf(target) }),
          ...input,
        };
        return cell(caller, 'inviteUser', target, { input: invitation }, variant, detail);
      }),
    ),
    ...targetsOf(caller, 'person').flatMap((target) =>
      grants(caller, target, false).map(({ variant, input, detail }) =>
        cell(caller, 'updateUser', target, { id: idOf(target), expectedVersion: 1, input }, variant, detail),
      ),
    ),
    ...targetsOf(caller, 'account').flatMap((target) => [
      cell(caller, 'moveEntity', target, { id: idOf(target), parentId: accountId('platform') }),
      cell(caller, 'moveEntity:below', target, { id: accountId('customer'), parentId: idOf(target) }),
    ]),
    ...administrators(caller),
    ...lastAdministrators(caller),
  ];
}

const FIELDS = Object.keys(fieldRules).map((path) => `viewer:${path}` as Operation);
const INVITATION = { name: 'Robin', lastName: 'Newcomer', email: 'new-user@matrix.example' };

function cell(
  caller: CallerName,
  operation: Operation,
  target: Target,
  variables: Variables,
  variant = '',
  detail: Detail = {},
): Cell {
  return {
    callerName: caller,
    operation,
    field: operation.split(':')[0] ?? operation,
    variant,
    relation: target.relation,
    variables,
    targetId: target.relation === 'none' ? '' : idOf(target),
    detail: { ...detail, ...(target.account ? accountsAt(target.account) : {}) },
  };
}

/** The account of an object, and its parent. */
function accountsAt(name: AccountName): Pick<Detail, 'target' | 'above'> {
  const { parent } = account(name);
  return { target: account(name), ...(parent === null ? {} : { above: account(parent as AccountName) }) };
}

/** One object for each relation and account type that exists for the caller, a missing ID and a malformed ID. */
function targets(caller: CallerName, id: Target['id']): Target[] {
  const seen = new Set<string>();
  const existing = accountNames.flatMap((name) => {
    const relation = relationOf(caller.account, name);
    const key = `${relation} ${account(name).type}`;
    if (account(name).active === false && name !== caller.account) return [];
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ relation, account: name, id }];
  });
  return [...existing, ...ABSENT];
}

const ABSENT: Target[] = [
  { relation: 'missing', account: null, id: () => MISSING_ID },
  { relation: 'malformed', account: null, id: () => MALFORMED_ID },
];

function roleTargets(caller: CallerName): Target[] {
  return [
    ...targets(caller, (name) => customRoleId(name, 'lead')),
    { relation: 'builtIn', account: caller.account, id: () => 'regular' },
  ];
}

/** Roles and flags that an invitation or an update can grant, if the object is in scope. */
function grants(caller: CallerName, target: Target, inviting: boolean): Grant[] {
  if (!target.account || !['none', 'self', 'own', 'child', 'grandchild'].includes(target.relation)) return [];
  const ownRoleId = customRoleId(target.account, 'lead');
  // Peers are regular users, and keeping the same role grants nothing.
  const own = memberOf(caller);
  const held = inviting ? null : target.relation === 'self' && own ? own.role : 'regular';
  const give = (role: RoleLevels, roleId: string): Grant => ({
    variant: roleId === ownRoleId ? 'lead' : roleId,
    input: { roleId },
    detail: role === held ? {} : { grantedRole: role },
  });
  // Roles of other accounts do not exist for this account's users.
  const elsewhere = customRoleId(target.account === 'otherReseller' ? 'sibling' : 'otherReseller', 'lead');
  const absent = [elsewhere, MISSING_ID, MALFORMED_ID].map((roleId): Grant => ({
    variant: 'absent role',
    input: { roleId },
    detail: { roleExists: false },
  }));
  const flag: Grant = {
    variant: 'flag',
    input: { admin: true, ...(inviting ? { roleId: ownRoleId } : {}) },
    detail: { setsAdministratorFlag: true, ...(inviting ? { grantedRole: CUSTOM_ROLES.lead } : {}) },
  };
  return [...BUILT_IN.map((role) => give(role, role)), give(CUSTOM_ROLES.lead, ownRoleId), ...absent, flag];
}

type Grant = { variant: string; input: Record<string, unknown>; detail: Detail };

/** Changing the rights or access of administrators, by role and by flag, in accounts that have both. */
function administrators(caller: CallerName): Cell[] {
  return (['admin', 'flagged'] as const).flatMap((kind) =>
    targets(caller, (name) => userIdOf(`${name}/${kind}`))
      .filter(({ account: name }) => name && kindsIn(name).includes('flagged') && caller.user !== `${name}/${kind}`)
      .flatMap((target) => {
        const id = idOf(target);
        const detail: Detail = { managesAdministrator: true };
        const change = { id, expectedVersion: 1 };
        const selection = { ids: [id] };
        const sales: Detail = { ...detail, grantedRole: 'sales' };
        return [
          cell(caller, 'setUserActive', target, { id, active: false }, kind, detail),
          cell(caller, 'deleteUser', target, { id }, kind, detail),
          cell(caller, 'resetUserPassword', target, { id }, kind, detail),
          cell(caller, 'resetUserMfa', target, { id }, kind, detail),
          cell(caller, 'revokeUserSessions', target, { id }, kind, detail),
          cell(caller, 'updateUsers', target, { selection, change: { active: false } }, kind, detail),
          cell(caller, 'updateUsers', target, { selection, change: { roleId: 'sales' } }, `${kind} role`, sales),
          cell(caller, 'updateUser', target, { ...change, input: { roleId: 'sales' } }, kind, sales),
          cell(caller, 'updateUser', target, { ...change, input: { name: 'Renamed' } }, `${kind} name`),
        ];
      }),
  );
}

/** Removing the last administrator of a child account or of the caller's own. */
function lastAdministrators(caller: CallerName): Cell[] {
  return (['lonelyReseller', 'lonely'] as const).flatMap((name) => {
    const relation = relationOf(caller.account, name);
    const target: Target = { relation, account: name, id: () => userIdOf(`${name}/only`) };
    const detail: Detail = { managesAdministrator: true, removesLastAdministrator: true };
    const id = idOf(target);
    const demotion = { id, expectedVersion: 1, input: { roleId: customRoleId(name, 'lead') } };
    return [
      cell(caller, 'setUserActive', target, { id, active: false }, 'last', detail),
      cell(caller, 'deleteUser', target, { id }, 'last', detail),
      cell(caller, 'updateUser', target, demotion, 'last', { ...detail, grantedRole: CUSTOM_ROLES.lead }),
    ];
  });
}

function idOf({ account: name, id }: Target): string {
  return id(name ?? 'customer');
}
