import type { Database } from '../../core/database/database.ts';
import { createApiTokenSecret } from '../../core/identity/apiTokenSecret.ts';
import {
  alertDeliveries,
  alertIncidents,
  alertRules,
  apiKeys,
  domains,
  apiTokens,
  auditEvents,
  eiCategories,
  entities,
  images,
  impersonations,
  pathways,
  resourcePathways,
  resources,
  roles,
  savedViews,
  sessions,
  users,
} from '../../core/database/schema.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';
import { openRandom } from '../../seed/random.ts';
import { tokenScopes } from '../../core/policy/permissions.ts';
import type { Account, BuiltInRole, Relation, RoleLevels } from './oracle.ts';

/** The matrix fixture: accounts in every relation to each other, with users of every kind. */

export type AccountName = keyof typeof ACCOUNTS;
/** Kinds of users. `lead` and `nobody` have custom roles with and without `st.users`. */
export type UserKind = BuiltInRole | 'flagged' | 'lead' | 'nobody' | 'inactive' | 'only' | 'overdue';
export type UserName = `${AccountName}/${UserKind | 'peer' | 'invited'}`;

type AccountShape = Account & { parent: string | null; active?: false };

// Services differ on purpose, to detect a missing cap.
const ALL = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
const ACCOUNTS = {
  platform: { type: 'PLATFORM', parent: null, services: ALL },
  reseller: { type: 'RESELLER', parent: 'platform', services: ['EDGE_INTELLIGENCE', 'EDGE_DELIVERY'] },
  otherReseller: { type: 'RESELLER', parent: 'platform', services: ALL },
  lonelyReseller: { type: 'RESELLER', parent: 'platform', services: ALL },
  closedReseller: { type: 'RESELLER', parent: 'platform', services: ALL, active: false },
  direct: { type: 'CUSTOMER', parent: 'platform', services: ALL },
  customer: { type: 'CUSTOMER', parent: 'reseller', services: ['EDGE_INTELLIGENCE'] },
  sibling: { type: 'CUSTOMER', parent: 'reseller', services: ['EDGE_DELIVERY'] },
  lonely: { type: 'CUSTOMER', parent: 'reseller', services: ['EDGE_INTELLIGENCE'] },
  otherCustomer: { type: 'CUSTOMER', parent: 'otherReseller', services: ALL },
  closed: { type: 'CUSTOMER', parent: 'reseller', services: ['EDGE_INTELLIGENCE'], active: false },
} as const satisfies Record<string, AccountShape>;

const BUILT_IN = ['admin', 'adminReseller', 'regular', 'readOnly', 'sales'] as const;
const EVERY_KIND = [...BUILT_IN, 'flagged', 'lead', 'nobody'] as const;

/** Longer than the MFA grace period. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Custom roles that every account has. */
export const CUSTOM_ROLES = {
  lead: { 'st.users': 'MANAGE', 'st.roles': 'READ', 'ea.dashboards': 'READ' },
  nobody: { 'ea.dashboards': 'READ' },
} as const satisfies Record<string, RoleLevels>;
type CustomRole = keyof typeof CUSTOM_ROLES;
export const customRoleNames = Object.keys(CUSTOM_ROLES) as CustomRole[];

/** Users by account. `only` is the last administrator of their account, `overdue` an administrator with overdue MFA. */
const USERS: Record<AccountName, readonly UserKind[]> = {
  platform: [...EVERY_KIND, 'inactive', 'overdue'],
  reseller: [...EVERY_KIND, 'inactive'],
  customer: [...EVERY_KIND, 'inactive'],
  otherReseller: ['admin'],
  otherCustomer: ['admin'],
  sibling: ['admin'],
  direct: ['admin'],
  lonelyReseller: ['only'],
  lonely: ['only', 'lead'],
  closedReseller: ['admin'],
  closed: ['admin'],
};

export const accountNames = Object.keys(ACCOUNTS) as AccountName[];
export const account = (name: AccountName): AccountShape => ACCOUNTS[name];
export const kindsIn = (name: AccountName): readonly UserKind[] => USERS[name];

export const accountId = (name: AccountName): string => openRandom(`matrix/account/${name}`).uuid();
export const userIdOf = (name: UserName): string => openRandom(`matrix/person/${name}`).uuid();
export const userSubOf = (name: UserName): string => openRandom(`matrix/sub/${name}`).uuid();
export const sessionId = (name: UserName): string => openRandom(`matrix/session/${name}`).uuid();
export const viewId = (name: UserName): string => openRandom(`matrix/view/${name}`).uuid();
export const apiTokenId = (name: AccountName): string => openRandom(`matrix/token of/${name}`).uuid();
export const impersonationId = (name: UserName): string => openRandom(`matrix/acting/${name}`).uuid();
export const auditEventId = (name: AccountName): string => openRandom(`matrix/event/${name}`).uuid();
export const apiKeyId = (name: AccountName): string => openRandom(`matrix/key/${name}`).uuid();
export const alertRuleId = (name: AccountName): string => openRandom(`matrix/alert/${name}`).uuid();
const incidentId = (name: AccountName): string => openRandom(`matrix/incident/${name}`).uuid();
const deliveryId = (name: AccountName): string => openRandom(`matrix/delivery/${name}`).uuid();
export const pathwayId = (name: AccountName): string => openRandom(`matrix/pathway/${name}`).uuid();
const usedPathwayId = (name: AccountName): string => openRandom(`matrix/used pathway/${name}`).uuid();
export const imageId = (name: AccountName): string => openRandom(`matrix/image/${name}`).uuid();
export const resourceId = (name: AccountName): string => openRandom(`matrix/resource/${name}`).uuid();
export const domainId = (name: AccountName): string => openRandom(`matrix/domain/${name}`).uuid();
export const customRoleId = (name: AccountName, kind: CustomRole): string =>
  openRandom(`matrix/role/${name}/${kind}`).uuid();

/** Events that users caused outside their account, while acting or before an account was moved. */
export const ACTED: readonly (readonly [UserName, AccountName])[] = [
  ...(['direct', 'otherReseller', 'otherCustomer', 'closed'] as const).map((at) => ['platform/admin', at] as const),
  ['reseller/admin', 'otherCustomer'],
  ['customer/admin', 'sibling'],
];
const emailOf = (user: UserName): string => `${user.replace('/', '.')}@matrix.example`;
const companyName = (name: AccountName): string => `${name} Ltd`;
const actedEventId = (user: UserName, at: AccountName): string => openRandom(`matrix/acted/${user}/${at}`).uuid();

/** The actor of all acting sessions. */
export const ACTOR: UserName = 'platform/admin';

/** A fixture value that could occur in a response, with its owner. */
type Owned = { kind: string; account: AccountName; user?: UserName };

function ownedBy(name: AccountName): (readonly [string, Owned])[] {
  const of = (kind: string, ...keys: string[]) => keys.map((key) => [key, { kind, account: name }] as const);
  const isNamedUser = (user: UserName) =>
    Object.entries({
      user: userIdOf(user),
      session: sessionId(user),
      view: viewId(user),
      impersonation: impersonationId(user),
      name: emailOf(user),
    }).map(([kind, key]) => [key, { kind, account: name, user }] as const);
  return [
    ...[...kindsIn(name), 'peer' as const, 'invited' as const].flatMap((kind) => isNamedUser(`${name}/${kind}`)),
    ...of('account', accountId(name)),
    ...of('name', companyName(name)),
    ...of('role', ...customRoleNames.map((kind) => customRoleId(name, kind))),
    ...of('apiToken', apiTokenId(name)),
    ...of('apiKey', apiKeyId(name)),
    ...of('alertRule', alertRuleId(name)),
    ...of('incident', incidentId(name)),
    ...of('delivery', deliveryId(name)),
    ...of('pathway', pathwayId(name), usedPathwayId(name)),
    ...of('resource', resourceId(name)),
    ...of('domain', domainId(name)),
    ...of('image', imageId(name)),
    ...of('event', auditEventId(name), ...ACTED.filter(([, at]) => at === name).map((one) => actedEventId(...one))),
  ];
}

/** Every ID, address and company name of the fixture. */
export const owned: ReadonlyMap<string, Owned> = new Map(accountNames.flatMap(ownedBy));

/** API tokens with every scope, and tokens that are unusable. */
const TOKENS = {
  platform: { at: 'platform', isUsable: true },
  reseller: { at: 'reseller', isUsable: true },
  customer: { at: 'customer', isUsable: true },
  disabled: { at: 'customer', isUsable: false },
  expired: { at: 'customer', isUsable: false },
  ofClosedAccount: { at: 'closed', isUsable: false },
} as const satisfies Record<string, { at: AccountName; isUsable: boolean }>;
export type TokenName = keyof typeof TOKENS;
export const tokenNames = Object.keys(TOKENS) as TokenName[];
export const tokenOf = (name: TokenName): { at: AccountName; isUsable: boolean } => TOKENS[name];
const secrets = new Map(tokenNames.map((name) => [name, createApiTokenSecret()]));
export const tokenSecret = (name: TokenName): string => secrets.get(name) ?? '';

/** The relation of `to` to a user of `from`. */
export function relationOf(from: AccountName, to: AccountName): Relation {
  const parentOf = (name: string | null): string | null => (name === null ? null : account(name as AccountName).parent);
  if (from === to) return 'own';
  if (parentOf(to) === from) return 'child';
  if (parentOf(parentOf(to)) === from) return 'grandchild';
  if (parentOf(from) === to) return 'parent';
  if (parentOf(parentOf(from)) === to) return 'grandparent';
  return parentOf(from) === parentOf(to) && account(from).type === account(to).type ? 'sibling' : 'foreign';
}

export function roleOf(kind: UserKind): RoleLevels {
  if (kind === 'lead' || kind === 'nobody') return CUSTOM_ROLES[kind];
  if (kind === 'flagged') return 'regular';
  return kind === 'inactive' || kind === 'only' || kind === 'overdue' ? 'admin' : kind;
}

/** Writes the fixture to an empty database with built-in roles. */
export async function buildWorld(database: Database): Promise<void> {
  await database.asSystem(async (transaction) => {
    await transaction.insert(entities).values(
      accountNames.map((name) => {
        const { type, parent, services, active = true } = account(name);
        return {
          id: accountId(name),
          type,
          parentId: parent === null ? null : accountId(parent as AccountName),
          name,
          companyName: companyName(name),
          slug: name.toLowerCase(),
          region: 'eu-north',
          services: [...services],
          tier: 'FULL' as const,
          eiCustomerId: `ei-${name}`,
          active,
          requireMfaSince: type === 'PLATFORM' ? LONG_AGO : null,
        };
      }),
    );
    await transaction.insert(roles).values(
      accountNames.flatMap((name) =>
        customRoleNames.map((kind) => ({
          id: customRoleId(name, kind),
          entityId: accountId(name),
          name: kind,
          permissions: CUSTOM_ROLES[kind],
        })),
      ),
    );
    const builtIn = await transaction.select({ id: roles.id, name: roles.name }).from(roles);
    const roleName = new Map(builtIn.map(({ id, name }) => [id, name]));
    await transaction.insert(users).values(
      accountNames.flatMap((name) =>
        [...kindsIn(name), 'peer' as const, 'invited' as const].map((kind) => {
          const role = kind === 'peer' || kind === 'invited' ? 'regular' : roleOf(kind);
          const roleId = typeof role === 'string' ? role : customRoleId(name, kind === 'lead' ? 'lead' : 'nobody');
          const user: UserName = `${name}/${kind}`;
          return {
            id: userIdOf(user),
            sub: userSubOf(user),
            entityId: accountId(name),
            roleId,
            roleName: roleName.get(roleId) ?? '',
            name: 'Robin',
            lastName: kind === 'peer' ? 'Peer' : 'Person',
            email: emailOf(user),
            admin: kind === 'flagged',
            active: kind !== 'inactive',
            activatedAt: kind === 'overdue' ? LONG_AGO : null,
            mfaEnabled: kind !== 'invited',
            stage: kind === 'invited' ? ('INVITED' as const) : ('ACTIVE' as const),
          };
        }),
      ),
    );
    await transaction.insert(apiTokens).values(
      tokenNames.map((name) => ({
        id: openRandom(`matrix/token/${name}`).uuid(),
        entityId: accountId(tokenOf(name).at),
        name,
        secretHash: hashSecret(tokenSecret(name)),
        lastFour: tokenSecret(name).slice(-4),
        scopes: [...tokenScopes],
        enabled: name !== 'disabled',
        expiresAt: new Date(name === 'expired' ? '2020-01-01T00:00:00Z' : '2999-01-01T00:00:00Z'),
      })),
    );
    // Targets for token operations: one per account, not used as a caller.
    await transaction.insert(apiTokens).values(
      accountNames.map((name) => ({
        id: apiTokenId(name),
        entityId: accountId(name),
        name: 'managed',
        secretHash: hashSecret(createApiTokenSecret()),
        lastFour: 'abcd',
        scopes: ['ei.analytics' as const],
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })),
    );
    await transaction.insert(impersonations).values(
      accountNames.flatMap((name) =>
        [...kindsIn(name), 'peer' as const].map((kind) => {
          const user: UserName = `${name}/${kind}`;
          return {
            id: impersonationId(user),
            secretHash: user,
            actorId: userIdOf(user),
            actorSessionId: sessionId(user),
            actorRoleId: 'admin',
            targetId: userIdOf('direct/peer'),
            mode: 'READ_ONLY' as const,
            reason: 'The matrix asks',
            expiresAt: new Date(Date.now() + 30 * 60_000),
          };
        }),
      ),
    );
    await transaction.insert(auditEvents).values(
      accountNames.map((name) => ({
        id: auditEventId(name),
        entityId: accountId(name),
        actorId: userIdOf(`${name}/peer`),
        actorEmail: 'peer@matrix.example',
        effectiveUserId: userIdOf(`${name}/peer`),
        action: 'user.update',
        targetType: 'User',
        targetId: userIdOf(`${name}/peer`),
        outcome: 'OK' as const,
        requestId: 'matrix',
      })),
    );
    await transaction.insert(auditEvents).values(
      ACTED.map(([user, at]) => ({
        id: actedEventId(user, at),
        entityId: accountId(at),
        actorId: userIdOf(user),
        actorEmail: emailOf(user),
        effectiveUserId: userIdOf(`${at}/peer`),
        action: 'user.update',
        targetType: 'User',
        targetId: userIdOf(`${at}/peer`),
        outcome: 'OK' as const,
        requestId: 'matrix',
      })),
    );
    // Everyone has just started an export, so that its pages can be read.
    await transaction.insert(auditEvents).values(
      accountNames.flatMap((name) =>
        kindsIn(name).map((kind) => ({
          id: openRandom(`matrix/export/${name}/${kind}`).uuid(),
          entityId: accountId(name),
          actorId: userIdOf(`${name}/${kind}`),
          actorEmail: emailOf(`${name}/${kind}`),
          effectiveUserId: userIdOf(`${name}/${kind}`),
          action: 'account.export',
          targetType: 'User',
          targetId: userIdOf(`${name}/${kind}`),
          outcome: 'OK' as const,
          requestId: 'matrix',
        })),
      ),
    );
    await transaction.insert(apiKeys).values(
      accountNames.map((name) => ({
        id: apiKeyId(name),
        entityId: accountId(name),
        name: 'Player',
        value: name,
        enabled: true,
        allowedOrigins: [],
      })),
    );
    await transaction.insert(alertRules).values(
      accountNames.map((name) => ({
        id: alertRuleId(name),
        entityId: accountId(name),
        name: 'Low offload',
        metric: 'OFFLOAD' as const,
        condition: 'BELOW' as const,
        threshold: 0.4,
        overMinutes: 5,
        channelIds: [],
        // Users of every account, as after a user was moved: only those of the rule's account are shown.
        recipientIds: accountNames.map((other) => userIdOf(`${other}/peer`)),
        webhookUrl: 'https://hooks.example/edge',
        webhookSecret: 'whsec_matrix',
        notifyOnRecovery: true,
        enabled: true,
      })),
    );
    const ofRule = (name: AccountName) => ({ entityId: accountId(name), ruleId: alertRuleId(name) });
    await transaction
      .insert(alertIncidents)
      .values(
        accountNames.map((name) => ({ id: incidentId(name), ...ofRule(name), startedAt: new Date(), notified: true })),
      );
    await transaction
      .insert(alertDeliveries)
      .values(
        accountNames.map((name) => ({ id: deliveryId(name), ...ofRule(name), event: 'FIRING' as const, attempt: 1 })),
      );
    await transaction.insert(eiCategories).values(
      accountNames.map((name) => ({
        entityId: accountId(name),
        name: 'live-events',
        custom: true,
        values: {},
        version: 1,
      })),
    );
    await transaction.insert(domains).values(
      accountNames.map((name) => ({
        id: domainId(name),
        entityId: accountId(name),
        newDomain: name === 'reseller' ? 'console.matrix.example' : `${name.toLowerCase()}.matrix.example`,
      })),
    );
    // One pathway that can be deleted, and one that the resource uses.
    await transaction.insert(pathways).values(
      accountNames.flatMap((name) =>
        [
          { id: pathwayId(name), name: 'cdn-idle' },
          { id: usedPathwayId(name), name: 'cdn-used' },
        ].map((one) => ({ ...one, entityId: accountId(name), hostname: 'a.cdn.example', active: true })),
      ),
    );
    await transaction.insert(resources).values(
      accountNames.map((name) => ({
        id: resourceId(name),
        entityId: accountId(name),
        name: 'live-steered',
        ttl: 300,
        manifest: 'https://origin.example/live.m3u8',
        steeringStrategy: 'PRIORITY' as const,
        active: true,
        playerToken: name,
      })),
    );
    await transaction.insert(resourcePathways).values(
      accountNames.map((name) => ({
        entityId: accountId(name),
        resourceId: resourceId(name),
        pathwayId: usedPathwayId(name),
        position: 1,
        weight: null,
        clone: false,
      })),
    );
    await transaction.insert(images).values(
      accountNames.map((name) => ({
        id: imageId(name),
        entityId: accountId(name),
        objectKey: `${name}.png`,
        name: 'logo.png',
        bytes: 70,
      })),
    );
    await transaction.insert(savedViews).values(
      accountNames.flatMap((name) =>
        [...kindsIn(name), 'peer' as const].map((kind) => ({
          id: viewId(`${name}/${kind}`),
          entityId: accountId(name),
          userId: userIdOf(`${name}/${kind}`),
          screen: 'users',
          name: 'Everybody',
          filter: {},
          shared: true,
        })),
      ),
    );
    await transaction.insert(sessions).values(
      accountNames.flatMap((name) =>
        [...kindsIn(name), 'peer' as const].map((kind) => {
          const user: UserName = `${name}/${kind}`;
          return {
            id: sessionId(user),
            // The sign-in that the matrix uses.
            originJti: user,
            userId: userIdOf(user),
            device: 'Chrome on Linux',
            createdAt: new Date(),
          };
        }),
      ),
    );
  });
}
