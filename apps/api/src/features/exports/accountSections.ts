import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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
import { pickColumns } from './pickColumns.ts';

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
    columns: pickColumns(
      entities,
      'id',
      'type',
      'name',
      'companyName',
      'slug',
      'region',
      'services',
      'tier',
      'eiCustomerId',
      'impersonationNotice',
      'requireMfaSince',
      'createdAt',
      'updatedAt',
    ),
  },
  billing: {
    rule: readBilling,
    table: entities,
    owner: entities.id,
    keys: [entities.id],
    columns: pickColumns(entities, 'billing'),
  },
  users: {
    rule: readUsers,
    table: users,
    owner: users.entityId,
    keys: [users.id],
    columns: pickColumns(
      users,
      'id',
      'name',
      'lastName',
      'email',
      'phone',
      'roleId',
      'roleName',
      'admin',
      'status',
      'mfaEnabled',
      'lastLogin',
      'activatedAt',
      'createdAt',
      'updatedAt',
    ),
  },
  roles: {
    rule: readRoles,
    table: roles,
    owner: roles.entityId,
    keys: [roles.id],
    columns: pickColumns(roles, 'id', 'name', 'description', 'permissions', 'version', 'createdAt', 'updatedAt'),
  },
  sharedViews: {
    rule: auth({}),
    table: savedViews,
    owner: savedViews.entityId,
    keys: [savedViews.id],
    columns: pickColumns(savedViews, 'id', 'userId', 'screen', 'name', 'filter', 'createdAt'),
    only: eq(savedViews.shared, true),
  },
  apiTokens: {
    rule: readTokens,
    table: apiTokens,
    owner: apiTokens.entityId,
    keys: [apiTokens.id],
    columns: pickColumns(
      apiTokens,
      'id',
      'name',
      'lastFour',
      'scopes',
      'enabled',
      'expiresAt',
      'lastUsedAt',
      'createdAt',
      'updatedAt',
    ),
  },
  apiKeys: {
    rule: readKeys,
    table: apiKeys,
    owner: apiKeys.entityId,
    keys: [apiKeys.id],
    columns: pickColumns(apiKeys, 'id', 'name', 'value', 'enabled', 'allowedOrigins', 'createdAt', 'updatedAt'),
  },
  channels: {
    rule: readAnalytics,
    table: channels,
    owner: channels.entityId,
    keys: [channels.id],
    columns: pickColumns(channels, 'id', 'name'),
  },
  alertRules: {
    rule: readAnalytics,
    table: alertRules,
    owner: alertRules.entityId,
    keys: [alertRules.id],
    columns: {
      ...pickColumns(
        alertRules,
        'id',
        'name',
        'metric',
        'condition',
        'threshold',
        'overMinutes',
        'channelIds',
        'webhookUrl',
        'notifyOnRecovery',
        'enabled',
        'mutedUntil',
        'state',
        'createdAt',
        'updatedAt',
      ),
      recipientIds: sql`ARRAY(SELECT ${users.id} FROM ${users} WHERE ${users.id} = ANY(${alertRules.recipientIds}) AND ${users.entityId} = ${alertRules.entityId})`,
    },
  },
  alertIncidents: {
    rule: readAnalytics,
    table: alertIncidents,
    owner: alertIncidents.entityId,
    keys: [alertIncidents.startedAt, alertIncidents.id],
    columns: pickColumns(alertIncidents, 'id', 'ruleId', 'channelId', 'startedAt', 'endedAt', 'peak', 'notified'),
  },
  parameters: {
    rule: readParameters,
    table: eiCategories,
    owner: eiCategories.entityId,
    keys: [eiCategories.name],
    columns: pickColumns(eiCategories, 'name', 'custom', 'values', 'version', 'updatedAt'),
  },
  parameterVersions: {
    rule: readParameters,
    table: eiVersions,
    owner: eiVersions.entityId,
    keys: [eiVersions.category, eiVersions.version],
    columns: pickColumns(eiVersions, 'category', 'version', 'values', 'diff', 'at'),
  },
  pathways: {
    rule: readPathways,
    table: pathways,
    owner: pathways.entityId,
    keys: [pathways.id],
    columns: pickColumns(pathways, 'id', 'name', 'hostname', 'active', 'version', 'createdAt', 'updatedAt'),
  },
  resources: {
    rule: readResources,
    table: resources,
    owner: resources.entityId,
    keys: [resources.id],
    columns: pickColumns(
      resources,
      'id',
      'name',
      'ttl',
      'manifest',
      'steeringStrategy',
      'active',
      'playerToken',
      'version',
      'createdAt',
      'updatedAt',
    ),
  },
  resourcePathways: {
    rule: readResources,
    table: resourcePathways,
    owner: resourcePathways.entityId,
    keys: [resourcePathways.resourceId, resourcePathways.pathwayId],
    columns: pickColumns(resourcePathways, 'resourceId', 'pathwayId', 'position', 'weight', 'clone'),
  },
  resourceVersions: {
    rule: manageResources,
    table: resourceVersions,
    owner: resourceVersions.entityId,
    keys: [resourceVersions.resourceId, resourceVersions.version],
    columns: pickColumns(resourceVersions, 'resourceId', 'version', 'values', 'at'),
  },
  pathwayVersions: {
    rule: managePathways,
    table: pathwayVersions,
    owner: pathwayVersions.entityId,
    keys: [pathwayVersions.pathwayId, pathwayVersions.version],
    columns: pickColumns(pathwayVersions, 'pathwayId', 'version', 'values', 'at'),
  },
  domain: {
    rule: readDomain,
    table: domains,
    owner: domains.entityId,
    keys: [domains.id],
    columns: pickColumns(domains, 'id', 'newDomain', 'status', 'live', 'requestedAt', 'validatedAt', 'notAfter'),
  },
  brand: {
    rule: readIdentity,
    table: brands,
    owner: brands.entityId,
    keys: [brands.entityId],
    columns: pickColumns(brands, 'defaultMode', 'color'),
  },
  brandAssets: {
    rule: readIdentity,
    table: brandAssets,
    owner: brandAssets.entityId,
    keys: [brandAssets.slot, brandAssets.dark],
    columns: pickColumns(brandAssets, 'slot', 'dark', 'imageId'),
  },
  images: {
    rule: readIdentity,
    table: images,
    owner: images.entityId,
    keys: [images.id],
    columns: pickColumns(images, 'id', 'name', 'bytes', 'width', 'height', 'createdAt'),
  },
  auditEvents: {
    rule: auth({ group: 'st.audit' }),
    table: auditEvents,
    owner: auditEvents.entityId,
    keys: [auditEvents.at, auditEvents.id],
    columns: {
      ...pickColumns(auditEvents, 'id', 'at'),
      actor: auditEvents.actorEmail,
      ...pickColumns(auditEvents, 'impersonationId', 'action', 'targetType', 'targetId', 'targetName', 'outcome', 'ip'),
      ...pickColumns(auditEvents, 'requestId', 'diff'),
    },
  },
} satisfies Readonly<Record<string, AccountSection>>;

export type SectionName = keyof typeof accountSections;
export const sectionNames = Object.keys(accountSections) as readonly SectionName[];
export const sectionOf = (name: SectionName): AccountSection => accountSections[name];
