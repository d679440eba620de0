import { and, asc, count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../core/database/database.ts';
import { isUuid } from '../../core/database/ids.ts';
import {
  alertIncidents,
  alertRules,
  apiKeys,
  apiTokens,
  auditEvents,
  brandAssets,
  brands,
  channels,
  domains,
  eiCategories,
  eiVersions,
  entities,
  images,
  pathways,
  pathwayVersions,
  resourcePathways,
  resources,
  resourceVersions,
  roles,
  savedViews,
  users,
} from '../../core/database/schema.ts';
import {
  auth,
  managePathways,
  manageResources,
  readAnalytics,
  readBilling,
  readDomain,
  readIdentity,
  readKeys,
  readParameters,
  readPathways,
  readResources,
  readRoles,
  readTokens,
  readUsers,
  type AuthRule,
} from '../../core/policy/rules.ts';

/** A part of an account's export: the rows of one table that belong to the account. */
export type AccountSection = {
  /** Who can read it in the console. */
  readonly rule: AuthRule;
  readonly table: PgTable;
  /** The account that a row belongs to. */
  readonly owner: PgColumn;
  /** Unique within the account, in the order of the rows. */
  readonly keys: readonly PgColumn[];
  /** Listed one by one, so that a new column, such as a secret, is not exported. */
  readonly columns: Readonly<Record<string, PgColumn | SQL>>;
  readonly only?: SQL;
};

/** The named columns of a table. */
function pick<Table extends PgTable>(
  table: Table,
  ...names: readonly (keyof Table['_']['columns'] & string)[]
): Readonly<Record<string, PgColumn>> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  return Object.fromEntries(
    names.map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`There is no column ${name}`);
      return [name, column];
    }),
  );
}

/**
 * The sections of an account's export. Users of other accounts, who can act for this one, are named only as in its audit log: by their
 * address.
 */
export const accountSections = {
  account: {
    rule: auth({}),
    table: entities,
    owner: entities.id,
    keys: [entities.id],
    columns: pick(
      ...([entities, 'id', 'type', 'name', 'companyName', 'slug', 'region', 'services', 'tier'] as const),
      ...(['eiCustomerId', 'impersonationNotice', 'requireMfaSince', 'createdAt', 'updatedAt'] as const),
    ),
  },
  billing: {
    rule: readBilling,
    table: entities,
    owner: entities.id,
    keys: [entities.id],
    columns: pick(entities, 'billing'),
  },
  users: {
    rule: readUsers,
    table: users,
    owner: users.entityId,
    keys: [users.id],
    columns: pick(
      ...([users, 'id', 'name', 'lastName', 'email', 'phone', 'roleId', 'roleName', 'admin', 'status'] as const),
      ...(['mfaEnabled', 'lastLogin', 'activatedAt', 'createdAt', 'updatedAt'] as const),
    ),
  },
  roles: {
    rule: readRoles,
    table: roles,
    owner: roles.entityId,
    keys: [roles.id],
    columns: pick(roles, 'id', 'name', 'description', 'permissions', 'version', 'createdAt', 'updatedAt'),
  },
  sharedViews: {
    rule: auth({}),
    table: savedViews,
    owner: savedViews.entityId,
    keys: [savedViews.id],
    columns: pick(savedViews, 'id', 'userId', 'screen', 'name', 'filter', 'createdAt'),
    only: eq(savedViews.shared, true),
  },
  apiTokens: {
    rule: readTokens,
    table: apiTokens,
    owner: apiTokens.entityId,
    keys: [apiTokens.id],
    columns: pick(
      ...([apiTokens, 'id', 'name', 'lastFour', 'scopes', 'enabled', 'expiresAt', 'lastUsedAt'] as const),
      ...(['createdAt', 'updatedAt'] as const),
    ),
  },
  apiKeys: {
    rule: readKeys,
    table: apiKeys,
    owner: apiKeys.entityId,
    keys: [apiKeys.id],
    columns: pick(apiKeys, 'id', 'name', 'value', 'enabled', 'allowedOrigins', 'createdAt', 'updatedAt'),
  },
  channels: {
    rule: readAnalytics,
    table: channels,
    owner: channels.entityId,
    keys: [channels.id],
    columns: pick(channels, 'id', 'name'),
  },
  alertRules: {
    rule: readAnalytics,
    table: alertRules,
    owner: alertRules.entityId,
    keys: [alertRules.id],
    columns: {
      ...pick(
        ...([alertRules, 'id', 'name', 'metric', 'condition', 'threshold', 'overMinutes', 'channelIds'] as const),
        ...(['webhookUrl', 'notifyOnRecovery', 'enabled', 'mutedUntil', 'state', 'createdAt', 'updatedAt'] as const),
      ),
      recipientIds: sql`ARRAY(SELECT ${users.id} FROM ${users} WHERE ${users.id} = ANY(${alertRules.recipientIds}) AND ${users.entityId} = ${alertRules.entityId})`,
    },
  },
  alertIncidents: {
    rule: readAnalytics,
    table: alertIncidents,
    owner: alertIncidents.entityId,
    keys: [alertIncidents.startedAt, alertIncidents.id],
    columns: pick(alertIncidents, 'id', 'ruleId', 'channelId', 'startedAt', 'endedAt', 'peak', 'notified'),
  },
  parameters: {
    rule: readParameters,
    table: eiCategories,
    owner: eiCategories.entityId,
    keys: [eiCategories.name],
    columns: pick(eiCategories, 'name', 'custom', 'values', 'version', 'updatedAt'),
  },
  parameterVersions: {
    rule: readParameters,
    table: eiVersions,
    owner: eiVersions.entityId,
    keys: [eiVersions.category, eiVersions.version],
    columns: pick(eiVersions, 'category', 'version', 'values', 'diff', 'at'),
  },
  pathways: {
    rule: readPathways,
    table: pathways,
    owner: pathways.entityId,
    keys: [pathways.id],
    columns: pick(pathways, 'id', 'name', 'hostname', 'active', 'version', 'createdAt', 'updatedAt'),
  },
  resources: {
    rule: readResources,
    table: resources,
    owner: resources.entityId,
    keys: [resources.id],
    columns: pick(
      ...([resources, 'id', 'name', 'ttl', 'manifest', 'steeringStrategy', 'active', 'playerToken'] as const),
      ...(['version', 'createdAt', 'updatedAt'] as const),
    ),
  },
  resourcePathways: {
    rule: readResources,
    table: resourcePathways,
    owner: resourcePathways.entityId,
    keys: [resourcePathways.resourceId, resourcePathways.pathwayId],
    columns: pick(resourcePathways, 'resourceId', 'pathwayId', 'position', 'weight', 'clone'),
  },
  resourceVersions: {
    rule: manageResources,
    table: resourceVersions,
    owner: resourceVersions.entityId,
    keys: [resourceVersions.resourceId, resourceVersions.version],
    columns: pick(resourceVersions, 'resourceId', 'version', 'values', 'at'),
  },
  pathwayVersions: {
    rule: managePathways,
    table: pathwayVersions,
    owner: pathwayVersions.entityId,
    keys: [pathwayVersions.pathwayId, pathwayVersions.version],
    columns: pick(pathwayVersions, 'pathwayId', 'version', 'values', 'at'),
  },
  domain: {
    rule: readDomain,
    table: domains,
    owner: domains.entityId,
    keys: [domains.id],
    columns: pick(domains, 'id', 'newDomain', 'status', 'live', 'requestedAt', 'validatedAt', 'notAfter'),
  },
  brand: {
    rule: readIdentity,
    table: brands,
    owner: brands.entityId,
    keys: [brands.entityId],
    columns: pick(brands, 'defaultMode', 'color'),
  },
  brandAssets: {
    rule: readIdentity,
    table: brandAssets,
    owner: brandAssets.entityId,
    keys: [brandAssets.slot, brandAssets.dark],
    columns: pick(brandAssets, 'slot', 'dark', 'imageId'),
  },
  images: {
    rule: readIdentity,
    table: images,
    owner: images.entityId,
    keys: [images.id],
    columns: pick(images, 'id', 'name', 'bytes', 'width', 'height', 'createdAt'),
  },
  auditEvents: {
    rule: auth({ group: 'st.audit' }),
    table: auditEvents,
    owner: auditEvents.entityId,
    keys: [auditEvents.at, auditEvents.id],
    columns: {
      ...pick(auditEvents, 'id', 'at'),
      actor: auditEvents.actorEmail,
      ...pick(auditEvents, 'impersonationId', 'action', 'targetType', 'targetId', 'targetName', 'outcome', 'ip'),
      ...pick(auditEvents, 'requestId', 'diff'),
    },
  },
} satisfies Readonly<Record<string, AccountSection>>;

export type SectionName = keyof typeof accountSections;
export const sectionNames = Object.keys(accountSections) as readonly SectionName[];
export const sectionOf = (name: SectionName): AccountSection => accountSections[name];

export const rowsPerPage = 1_000;

export type Page = { readonly rows: readonly unknown[]; readonly next: string | null };

const isOwnedBy = ({ owner, only }: AccountSection, entityId: string) => and(eq(owner, entityId), only);

const encodeKeys = (keys: readonly unknown[]): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** Whether the database can read a forged key as this type. */
const isKey = (key: unknown, type: string): key is string => {
  if (typeof key !== 'string') return false;
  if (type === 'uuid') return isUuid(key);
  if (type === 'boolean') return key === 'true' || key === 'false';
  if (type === 'integer') return /^\d{1,9}$/.test(key);
  return type === 'text' ? !key.includes('\0') : isTimestamp.test(key) && !Number.isNaN(Date.parse(key));
};
const isTimestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?$/;

/** The keys of the last row of the page before, or null if it was not written by `encodeKeys` for this section. */
function decodeKeys({ keys }: AccountSection, after: string): readonly string[] | null {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (!Array.isArray(decoded) || decoded.length !== keys.length) return null;
    return decoded.every((key, index) => isKey(key, keys[index]?.getSQLType() ?? '')) ? decoded : null;
  } catch {
    return null;
  }
}

const tuple = (parts: readonly (PgColumn | SQL)[]): SQL => sql`(${sql.join([...parts], sql`, `)})`;

export async function countRows(transaction: Transaction, section: AccountSection, entityId: string): Promise<number> {
  const [counted] = await transaction.select({ rows: count() }).from(section.table).where(isOwnedBy(section, entityId));
  return counted?.rows ?? 0;
}

/** Reads a page of an account's rows, or null if `after` is not a position in this section. */
export async function readSection(
  transaction: Transaction,
  section: AccountSection,
  entityId: string,
  after: string | null,
): Promise<Page | null> {
  const { table, keys, columns } = section;
  const position = after === null ? [] : decodeKeys(section, after);
  if (position === null) return null;
  const values = position.map((key, index) => sql`${key}::${sql.raw(keys[index]?.getSQLType() ?? 'text')}`);
  const isAfter = after === null ? undefined : sql`${tuple(keys)} > ${tuple(values)}`;
  const found = await transaction
    .select({
      ...columns,
      position: sql<readonly string[]>`ARRAY[${sql.join(
        keys.map((key) => sql`${key}::text`),
        sql`, `,
      )}]`,
    })
    .from(table)
    .where(and(isOwnedBy(section, entityId), isAfter))
    .orderBy(...keys.map((key) => asc(key)))
    .limit(rowsPerPage);
  const rows = found.map(({ position: _position, ...row }) => row);
  const last = found.length === rowsPerPage ? found.at(-1) : undefined;
  return { rows, next: last ? encodeKeys(last.position) : null };
}
