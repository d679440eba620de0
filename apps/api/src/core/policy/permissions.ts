import type { RoleRow } from '../database/schema.ts';

/** Permission groups, levels, built-in roles and caps: the whole table as data (specification 1.2). */

export const levels = ['NONE', 'READ', 'MANAGE'] as const;
export type Level = (typeof levels)[number];

export const entityTypes = ['PLATFORM', 'RESELLER', 'CUSTOMER'] as const;
export type EntityType = (typeof entityTypes)[number];

export const services = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
export type Service = (typeof services)[number];

/** Account tiers, from lowest to highest. */
export const tiers = ['LITE', 'ADVANCED', 'FULL'] as const;
export type Tier = (typeof tiers)[number];

export const isTierAtMost = (tier: Tier, limit: Tier): boolean => tiers.indexOf(tier) <= tiers.indexOf(limit);

export const actModes = ['READ_ONLY', 'READ_WRITE'] as const;
export type ActMode = (typeof actModes)[number];

export const builtInRoleIds = ['admin', 'adminReseller', 'regular', 'readOnly', 'sales'] as const;
export type BuiltInRoleId = (typeof builtInRoleIds)[number];

export const builtInRoleNames: Readonly<Record<BuiltInRoleId, string>> = {
  admin: 'Administrator',
  adminReseller: 'Reseller administrator',
  regular: 'Regular',
  readOnly: 'Read-only',
  sales: 'Sales',
};

/** Built-in roles that are limited to some account types; the others are for all. */
const holders: { readonly [Role in BuiltInRoleId]?: readonly EntityType[] } = { adminReseller: ['RESELLER'] };

/** Whether users of an account of this type can have the role. A custom role is limited to its own account. */
export const suitsEntityType = (roleId: string, type: EntityType): boolean =>
  !isBuiltInRoleId(roleId) || (holders[roleId]?.includes(type) ?? true);

/** The role of a user who is invited without one. */
export const defaultRoleId: BuiltInRoleId = 'regular';

type Mark = 'M' | 'R' | '–';
type GroupRow = {
  readonly area: 'Edge Intelligence' | 'Edge Analytics' | 'Edge Delivery' | 'Settings';
  /** Without this service, the group is NONE for everyone in the entity. */
  readonly service: Service | null;
  readonly roles: Readonly<Record<BuiltInRoleId, Level>>;
  readonly caps: Readonly<Record<EntityType, Level>>;
};

const levelOfMark: Readonly<Record<Mark, Level>> = { M: 'MANAGE', R: 'READ', '–': 'NONE' };

type RoleMarks = readonly [admin: Mark, adminReseller: Mark, regular: Mark, readOnly: Mark, sales: Mark];
type CapMarks = readonly [platform: Mark, reseller: Mark, customer: Mark];

function row(
  area: GroupRow['area'],
  service: Service | null,
  [admin, adminReseller, regular, readOnly, sales]: RoleMarks,
  [platform, reseller, customer]: CapMarks,
): GroupRow {
  return {
    area,
    service,
    roles: {
      admin: levelOfMark[admin],
      adminReseller: levelOfMark[adminReseller],
      regular: levelOfMark[regular],
      readOnly: levelOfMark[readOnly],
      sales: levelOfMark[sales],
    },
    caps: {
      PLATFORM: levelOfMark[platform],
      RESELLER: levelOfMark[reseller],
      CUSTOMER: levelOfMark[customer],
    },
  };
}

const [intelligence, analytics, delivery] = services;

// Formatted as a table.
// prettier-ignore
const table = {
  //                                                           admin rsl  reg  read sales    plat rsl  cust
  'ei.analytics':     row('Edge Intelligence', intelligence, ['M', 'M', 'M', 'R', 'R'], ['M', 'M', 'M']),
  'ei.parameters':    row('Edge Intelligence', intelligence, ['M', 'R', '–', 'R', '–'], ['M', 'R', '–']),
  'ei.keys':          row('Edge Intelligence', intelligence, ['M', 'M', 'M', 'R', '–'], ['M', 'M', 'M']),
  'ea.dashboards':    row('Edge Analytics',    analytics,    ['M', 'M', 'M', 'R', 'R'], ['M', 'M', 'M']),
  'ea.insights':      row('Edge Analytics',    analytics,    ['M', 'M', 'R', 'R', 'R'], ['M', 'M', '–']),
  'ed.resources':     row('Edge Delivery',     delivery,     ['M', 'M', 'M', 'R', '–'], ['M', 'M', 'M']),
  'ed.pathways':      row('Edge Delivery',     delivery,     ['M', 'M', 'M', 'R', '–'], ['M', 'M', 'M']),
  'st.users':         row('Settings',          null,         ['M', 'M', 'R', 'R', 'R'], ['M', 'M', 'M']),
  'st.roles':         row('Settings',          null,         ['M', 'M', '–', 'R', '–'], ['M', 'M', 'M']),
  'st.tokens':        row('Settings',          null,         ['M', 'M', 'M', 'R', '–'], ['M', 'M', 'M']),
  'st.accounts':      row('Settings',          null,         ['M', 'M', '–', 'R', 'M'], ['M', 'M', '–']),
  'st.impersonation': row('Settings',          null,         ['M', 'M', '–', '–', 'R'], ['M', 'M', '–']),
  'st.identity':      row('Settings',          null,         ['M', 'M', 'R', 'R', '–'], ['–', 'M', '–']),
  'st.domain':        row('Settings',          null,         ['M', 'M', 'R', 'R', '–'], ['–', 'M', '–']),
  'st.billing':       row('Settings',          null,         ['M', 'M', '–', 'R', 'R'], ['M', 'M', 'M']),
  'st.audit':         row('Settings',          null,         ['M', 'M', '–', 'R', '–'], ['M', 'M', 'M']),
} as const satisfies Readonly<Record<string, GroupRow>>;

export type PermissionGroup = keyof typeof table;
const permissionTable: Readonly<Record<PermissionGroup, GroupRow>> = table;
export const permissionGroups = Object.keys(table) as readonly PermissionGroup[];

/** Permission groups that can be read-only scopes of an API token. */
export const tokenScopes = [
  'ei.analytics',
  'ed.resources',
  'ed.pathways',
] as const satisfies readonly PermissionGroup[];
export type TokenScope = (typeof tokenScopes)[number];

/** A level for every group. */
export type Permissions = Readonly<Record<PermissionGroup, Level>>;

export const isAtLeast = (grantedLevel: Level, required: Level): boolean =>
  levels.indexOf(grantedLevel) >= levels.indexOf(required);

export const isBuiltInRoleId = (id: string): id is BuiltInRoleId => (builtInRoleIds as readonly string[]).includes(id);

const lowest = (...candidates: readonly Level[]): Level =>
  candidates.reduce((low, next) => (isAtLeast(next, low) ? low : next), 'MANAGE');

const permissionsOf = (levelOf: (group: PermissionGroup) => Level): Permissions =>
  Object.fromEntries(permissionGroups.map((group) => [group, levelOf(group)])) as Record<PermissionGroup, Level>;

/** The permissions of an API token before any cap. */
export const tokenPermissions = (scopes: readonly TokenScope[]): Permissions =>
  permissionsOf((group) => (scopes.some((scope) => scope === group) ? 'READ' : 'NONE'));

/** The permissions of a built-in role before any cap. */
export const builtInRolePermissions = (role: BuiltInRoleId): Permissions =>
  permissionsOf((group) => permissionTable[group].roles[role]);

/** The stored permissions of a custom role. A missing or invalid group grants nothing. */
export const toPermissions = (stored: Readonly<Record<string, unknown>>): Permissions =>
  permissionsOf((group) => levels.find((level) => level === stored[group]) ?? 'NONE');

/** The entity that caps a role, by its type and missing services. */
export type PermissionContext = { readonly type: EntityType; readonly services: readonly Service[] };

/** `min(role level, entity-type cap, service cap)` and, while acting, `min(…, acting mode)`, for every group. */
export function effectiveLevels(
  granted: Permissions,
  entity: PermissionContext,
  actingMode: ActMode | null = null,
): Permissions {
  const modeCap: Level = actingMode === 'READ_ONLY' ? 'READ' : 'MANAGE';
  return permissionsOf((group) => {
    const { caps, service } = permissionTable[group];
    const serviceCap: Level = service === null || entity.services.includes(service) ? 'MANAGE' : 'NONE';
    return lowest(granted[group], caps[entity.type], serviceCap, modeCap);
  });
}

/** The levels of a stored role before any cap. For a built-in role, they come from the policy, not from its row. */
export const permissionsOfRole = (role: Pick<RoleRow, 'id' | 'entityId' | 'permissions'>): Permissions =>
  role.entityId === null && isBuiltInRoleId(role.id)
    ? builtInRolePermissions(role.id)
    : toPermissions(role.permissions);
