import type { DashboardFilter, DashboardKind } from '@edge-console/charts/contract';
import type {
  DeactivationReason,
  IssueCategory,
  ParameterChanges,
  ParameterValues,
  SteeringStrategy,
} from '@edge-console/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DnsRecord } from '../services/domainHosting.ts';
import type { ObjectLocation } from '../services/objectStorage.ts';
import type { SdkKey } from '../services/edgeIntelligence.ts';
import type { ActMode, EntityType, Service, Tier, TokenScope } from '../policy/permissions.ts';

export type { Tier };

/**
 * The tables as Drizzle sees them. `migrations/` creates them, with the checks and the row-level policies that Drizzle
 * cannot express; a test checks that both agree.
 */

/** Onboarding status of a user, apart from being disabled. */
type UserStage = 'INVITED' | 'UNCONFIRMED' | 'ACTIVE' | 'RESET_REQUIRED' | 'DEACTIVATED';
export type UserStatus = UserStage | 'INACTIVE';
/** Whether Edge Intelligence has been told. */
export type SyncState = 'SYNCED' | 'PENDING' | 'FAILED';
export type Outcome = 'OK' | 'DENIED' | 'FAILED';
export type Billing = Partial<Record<'legalName' | 'taxId' | 'email' | 'address' | 'country', string>>;
export type Preferences = {
  defaultPage: 'DASHBOARD' | 'ANALYTICS';
  viewMode: 'dark' | 'light' | 'system';
  /** What the console remembers of tours and of the checklist. */
  tours: unknown;
  checklist: unknown;
  /** Whether keys without a modifier do something. */
  singleKeyShortcuts: boolean;
};

// Millisecond precision, as a JavaScript Date has, so that a cursor made from one loses nothing.
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

// Holds 'infinity' too, which a Date cannot: read for cursors only, as text.
const instantText = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
});

export const entities = pgTable(
  'entities',
  {
    id: uuid('id').primaryKey(),
    type: text('type').$type<EntityType>().notNull(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    companyName: text('company_name').notNull(),
    slug: text('slug').notNull(),
    region: text('region').notNull(),
    services: text('services').array().$type<Service[]>().notNull(),
    tier: text('tier').$type<Tier>().notNull(),
    eiCustomerId: text('ei_customer_id'),
    billing: jsonb('billing').$type<Billing>(),
    active: boolean('active').notNull().default(true),
    /** Since when it is disabled; null while it is active. */
    deactivatedAt: instant('deactivated_at'),
    impersonationNotice: boolean('impersonation_notice').notNull().default(true),
    /** Since when MFA is required; null: it is not. The platform always requires it. */
    requireMfaSince: instant('require_mfa_since'),
    updatedBy: uuid('updated_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    nameSearch: text('name_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
    companyKey: text('company_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(company_name)`),
    companySearch: text('company_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(company_name)`),
  },
  (table) => [
    index('entities_by_name').on(table.nameKey, table.id),
    index('entities_by_company').on(table.companyKey, table.id),
    index('entities_by_created_at').on(table.createdAt, table.id),
  ],
);

/** Built-in roles belong to no entity; their permissions are written from `policy/permissions.ts` at every start. */
export const roles = pgTable('roles', {
  id: text('id').primaryKey(),
  entityId: uuid('entity_id'),
  name: text('name').notNull(),
  description: text('description'),
  permissions: jsonb('permissions').$type<Record<string, string>>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedBy: uuid('updated_by'),
  /** Built-in roles come first in lists, in the order of the table of permissions. */
  rank: integer('rank')
    .notNull()
    .generatedAlwaysAs(
      sql`CASE WHEN entity_id IS NULL THEN coalesce(array_position(ARRAY['admin', 'adminReseller', 'regular', 'readOnly', 'sales'], id), 0) ELSE 6 END`,
    ),
  nameKey: text('name_key')
    .notNull()
    .generatedAlwaysAs(sql`lower(name)`),
  nameSearch: text('name_search')
    .notNull()
    .generatedAlwaysAs(sql`folded(name)`),
  descriptionSearch: text('description_search')
    .notNull()
    .generatedAlwaysAs(sql`folded(coalesce(description, ''))`),
});

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    roleId: text('role_id').notNull(),
    /** Kept equal to the role's name by the foreign key (on update cascade), for sorting and filtering without a join. */
    roleName: text('role_name').notNull(),
    /** The user's id in the user pool (`sub`); null until the outbox worker has created them there. */
    sub: text('sub'),
    /** Their name in the user pool; null where it is the `sub`. */
    poolUsername: text('pool_username'),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    admin: boolean('admin').notNull().default(false),
    active: boolean('active').notNull().default(true),
    stage: text('stage').$type<UserStage>().notNull().default('INVITED'),
    mfaEnabled: boolean('mfa_enabled').notNull().default(false),
    /** When the second factor was last set up, replaced or removed; sign-ins before that have ended. */
    mfaChangedAt: instant('mfa_changed_at'),
    lastLogin: instant('last_login'),
    /** When they first signed in; null until then. */
    activatedAt: instant('activated_at'),
    updatedBy: uuid('updated_by'),
    /** As far as they were chosen. */
    preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
    /** When they deactivated their own account, and why; null for everybody else. */
    deactivatedAt: instant('deactivated_at'),
    deactivationReason: text('deactivation_reason').$type<DeactivationReason>(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    status: text('status')
      .$type<UserStatus>()
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN active THEN stage ELSE 'INACTIVE' END`),
    // Stored sort keys, not expression indexes: row-level security only lets leakproof comparisons use an index, and
    // lower() is not leakproof.
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name || ' ' || last_name)`),
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    roleKey: text('role_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(role_name)`),
    // Search text: as the sort keys, and without accents.
    nameSearch: text('name_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(name || ' ' || last_name)`),
    roleSearch: text('role_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(role_name)`),
    // "Never" sorts last in both directions, which takes a sort key for each.
    lastLoginAscending: instantText('last_login_ascending')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_login, 'infinity')`),
    lastLoginDescending: instantText('last_login_descending')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_login, '-infinity')`),
  },
  (table) => [
    foreignKey({ columns: [table.roleId, table.roleName], foreignColumns: [roles.id, roles.name] }).onUpdate('cascade'),
    uniqueIndex('users_sub').on(table.sub),
    uniqueIndex('users_email').on(table.emailKey),
    index('users_by_entity').on(table.entityId),
    index('users_by_name').on(table.nameKey, table.id),
    index('users_by_email').on(table.emailKey, table.id),
    index('users_by_role').on(table.roleKey, table.id),
    index('users_by_created_at').on(table.createdAt, table.id),
    index('users_by_last_login_ascending').on(table.lastLoginAscending, table.id),
    index('users_by_last_login_descending').on(table.lastLoginDescending, table.id),
    index('users_by_status').on(table.status, table.id),
  ],
);

export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull().defaultNow(),
    /** The account whose audit log it belongs to: the entity of the target, or of the caller where there is no target. */
    entityId: uuid('entity_id').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorEmail: text('actor_email').notNull(),
    effectiveUserId: uuid('effective_user_id').notNull(),
    impersonationId: text('impersonation_id'),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    targetName: text('target_name'),
    outcome: text('outcome').$type<Outcome>().notNull(),
    ip: text('ip'),
    requestId: text('request_id').notNull(),
    /** `{field: [before, after]}`, or `{code}` of what refused it. Never a secret. */
    diff: jsonb('diff').$type<Record<string, unknown>>(),
    actorKey: text('actor_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(actor_email)`),
    actionKey: text('action_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(action)`),
    targetSearch: text('target_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(coalesce(target_name, ''))`),
  },
  (table) => [
    index('audit_events_by_at').on(table.at, table.id),
    index('audit_events_by_entity').on(table.entityId, table.at),
    index('audit_events_by_actor').on(table.actorId, table.at),
  ],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid('actor_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    value: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.operation, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

/** The data of a user that the user pool stores. */
export type PoolKind =
  | 'CREATE'
  | 'RESEND'
  | 'ENABLE'
  | 'DISABLE'
  | 'DELETE'
  | 'SIGN_OUT'
  | 'RESET_PASSWORD'
  | 'ENABLE_MFA'
  | 'RESET_MFA';
/** RELEASE_DOMAIN is enqueued by a trigger, whenever a domain is deleted. */
export type DomainKind = 'REGISTER_DOMAIN' | 'CHECK_DOMAIN' | 'RELEASE_DOMAIN';
export type OutboxKind =
  | PoolKind
  | DomainKind
  | 'MAIL'
  | 'PROVISION'
  | 'SYNC_KEYS'
  | 'SYNC_PARAMETERS'
  | 'REMOVE_OBJECTS';
export type PoolPayload = {
  readonly userId: string;
  readonly email: string;
  readonly sub: string | null;
  /** Absent in jobs of an earlier version. */
  readonly poolUsername?: string | null;
  readonly name: string;
  readonly lastName: string;
  /** CREATE only: whether the invitation is mailed now. */
  readonly mail: boolean;
  /** CREATE, RESEND and RESET_PASSWORD. Absent in jobs of an earlier version. */
  readonly invitation?: Invitation;
};
/** Names of who invites or resets, and of the account. */
export type Invitation = { readonly inviter: string; readonly account: string };
/** A mail in plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };
/** Provisioning of a new account in other services. */
export type ProvisionPayload = { readonly entityId: string };
/** All keys of an account as they were when it was ordered. */
export type KeySyncPayload = {
  readonly entityId: string;
  readonly customerId: string;
  readonly keys: readonly SdkKey[];
};
/** A domain, and its certificate as far as it is known. */
export type DomainPayload = {
  readonly domainId: string;
  readonly entityId: string;
  readonly domain: string;
  readonly arn: string | null;
};
export type RemovalPayload = { readonly places: readonly ObjectLocation[] };
/** The values of a category that hold now; null: it was deleted. */
export type ParameterSyncPayload = {
  readonly entityId: string;
  readonly customerId: string;
  readonly category: string;
  readonly values: ParameterValues | null;
};
type OutboxPayload =
  | PoolPayload
  | Mail
  | ProvisionPayload
  | KeySyncPayload
  | DomainPayload
  | RemovalPayload
  | ParameterSyncPayload;

/** The transactional outbox: jobs for other services. Jobs of one subject run in order of their id. */
export const outboxJobs = pgTable(
  'outbox_jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entityId: uuid('entity_id').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').$type<OutboxKind>().notNull(),
    payload: jsonb('payload').$type<OutboxPayload>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** It failed too often and is not delivered again. */
    deadAt: instant('dead_at'),
  },
  (table) => [index('outbox_jobs_by_subject').on(table.subject, table.id)],
);

export type MailedRequest = 'INVITE' | 'REACTIVATION';

/** When the request of somebody who cannot sign in was last mailed on (`requestInvite`, `requestReactivation`): at most once a day. */
export const mailedRequests = pgTable(
  'mailed_requests',
  {
    kind: text('kind').$type<MailedRequest>().notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.userId] })],
);

/** What the limit counts by: a sender, a sender of imports, the hash of an address, who asks for codes for a new address, or who reports issues. */
export type RateLimitKind = 'INVITER' | 'IMPORTER' | 'RECIPIENT' | 'EMAIL_CHANGE' | 'ISSUE';

/** Rate limit of invitations: timestamps of the latest, per sender and per hash of the address. */
export const invitationTurns = pgTable(
  'invitation_turns',
  {
    kind: text('kind').$type<RateLimitKind>().notNull(),
    key: text('key').notNull(),
    times: instant('times').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** Sessions. Written by authentication: when a session is first seen, and at most once a minute after that. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    /** The tokens' `origin_jti`, which identifies the sign-in; no request can read it. */
    originJti: text('origin_jti').notNull(),
    userId: uuid('user_id').notNull(),
    device: text('device').notNull(),
    /** Location of its last use, from the CDN's viewer headers. */
    location: text('location'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Every later request of this session is refused. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_origin_jti').on(table.originJti),
    index('sessions_by_user').on(table.userId, table.lastSeenAt),
  ],
);

/** A change of a person's own e-mail address under way. Read and written as the system only. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** Views of a list that people save: for themselves, or for everybody of their account. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id').notNull(),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    /** The list state as the console's URL has it; the API does not interpret it. */
    filter: jsonb('filter').$type<unknown>().notNull(),
    shared: boolean('shared').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('saved_views_by_entity').on(table.entityId, table.screen)],
);

/** What people report. Answered by mail: nothing reads it through the API. */
export const issues = pgTable(
  'issues',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id'),
    subject: text('subject').notNull(),
    category: text('category').$type<IssueCategory>().notNull(),
    description: text('description').notNull(),
    diagnostics: jsonb('diagnostics').$type<Readonly<Record<string, string | readonly string[]>>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('issues_by_entity').on(table.entityId, table.createdAt)],
);

/** API tokens of accounts, read-only. The secret is shown once and stored as a hash. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    secretHash: text('secret_hash').notNull(),
    lastFour: text('last_four').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    expiresAt: instant('expires_at').notNull(),
    /** At most a minute late. */
    lastUsedAt: instant('last_used_at'),
    createdBy: uuid('created_by'),
    updatedBy: uuid('updated_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Of the secret before the last rotation, which is accepted until `previousExpiresAt`. */
    previousSecretHash: text('previous_secret_hash'),
    previousExpiresAt: instant('previous_expires_at'),
    /** Days before the expiry of the last mail about it; null for none. */
    expiryMailedDays: integer('expiry_mailed_days'),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    lastUsedAscending: instantText('last_used_ascending')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_used_at, 'infinity')`),
    lastUsedDescending: instantText('last_used_descending')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_used_at, '-infinity')`),
  },
  (table) => [
    uniqueIndex('api_tokens_secret_hash').on(table.secretHash),
    uniqueIndex('api_tokens_previous_secret_hash').on(table.previousSecretHash),
  ],
);

/** Impersonations: who acts, or acted, as whom. The secret that `x-act-as` carries is stored as a hash. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: uuid('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    actorId: uuid('actor_id').notNull(),
    /** Session and role of the actor when it began: it ends when either differs. */
    actorSessionId: uuid('actor_session_id').notNull(),
    actorRoleId: text('actor_role_id').notNull(),
    targetId: uuid('target_id').notNull(),
    mode: text('mode').$type<ActMode>().notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('impersonations_secret_hash').on(table.secretHash),
    index('impersonations_by_actor').on(table.actorId, table.createdAt),
  ],
);

/** Parameters of Edge Intelligence that an account has changed, and the categories that it has of its own. */
export const eiCategories = pgTable(
  'ei_categories',
  {
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    /** Added by somebody; the others are those of the catalogue. */
    custom: boolean('custom').notNull(),
    /** What differs from the defaults, its keys in the order in which they were written. */
    values: json('values').$type<ParameterValues>().notNull(),
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.entityId, table.name] }),
    uniqueIndex('ei_categories_name').on(table.entityId, table.nameKey),
  ],
);

/** Every version of a category. */
export const eiVersions = pgTable(
  'ei_versions',
  {
    entityId: uuid('entity_id').notNull(),
    category: text('category').notNull(),
    version: integer('version').notNull(),
    values: json('values').$type<ParameterValues>().notNull(),
    diff: json('diff').$type<ParameterChanges>().notNull(),
    authorId: uuid('author_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entityId, table.category, table.version] })],
);

/** Keys of the SDK, which players identify their account by. Published with the player: no secrets. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    enabled: boolean('enabled').notNull(),
    allowedOrigins: text('allowed_origins').array().notNull(),
    syncState: text('sync_state').$type<SyncState>().notNull().default('PENDING'),
    syncedAt: instant('synced_at'),
    updatedBy: uuid('updated_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    nameSearch: text('name_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
  },
  (table) => [
    uniqueIndex('api_keys_value').on(table.value),
    uniqueIndex('api_keys_name').on(table.entityId, table.nameKey),
  ],
);

export type DomainStatus = 'PENDING_VALIDATION' | 'SUCCESS' | 'ERROR';
/** Why a domain is in ERROR. After RENEWAL_FAILED it is served until its certificate ends. */
export type DomainErrorCode = 'CAA_ERROR' | 'VALIDATION_TIMED_OUT' | 'CERTIFICATE_FAILED' | 'RENEWAL_FAILED';

/** Custom domains of resellers. A row that is deleted after it was validated leaves a tombstone in `releasedDomains`, by a trigger. */
export const domains = pgTable(
  'domains',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    newDomain: text('new_domain').notNull(),
    status: text('status').$type<DomainStatus>().notNull().default('PENDING_VALIDATION'),
    errorCode: text('error_code').$type<DomainErrorCode>(),
    /** Null until the certificate authority has answered. */
    arnCertificate: text('arn_certificate'),
    certificateRecord: jsonb('certificate_record').$type<DnsRecord>(),
    live: boolean('live').notNull().default(false),
    checkedAt: instant('checked_at'),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** When the certificate was first issued. */
    validatedAt: instant('validated_at'),
    /** When the certificate ends. */
    notAfter: instant('not_after'),
  },
  (table) => [
    uniqueIndex('domains_entity').on(table.entityId),
    uniqueIndex('domains_name')
      .on(table.newDomain)
      .where(sql`${table.status} <> 'ERROR' OR ${table.validatedAt} IS NOT NULL`),
  ],
);

/** Domains that were given up: only the account that had one may take it again for 30 days. */
export const releasedDomains = pgTable('released_domains', {
  domain: text('domain').primaryKey(),
  entityId: uuid('entity_id').notNull(),
  releasedAt: instant('released_at').notNull().defaultNow(),
});

/** CDNs of an account. */
export const pathways = pgTable(
  'pathways',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    /** The PATHWAY-ID of manifests: it never changes. */
    name: text('name').notNull(),
    hostname: text('hostname').notNull(),
    active: boolean('active').notNull(),
    updatedBy: uuid('updated_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    nameSearch: text('name_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
    hostnameKey: text('hostname_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(hostname)`),
    hostnameSearch: text('hostname_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(hostname)`),
  },
  (table) => [uniqueIndex('pathways_name').on(table.entityId, table.nameKey)],
);

/** Steered streams of an account. */
export const resources = pgTable(
  'resources',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    ttl: integer('ttl').notNull(),
    manifest: text('manifest').notNull(),
    steeringStrategy: text('steering_strategy').$type<SteeringStrategy>().notNull(),
    active: boolean('active').notNull(),
    /** Published with the player: no secret. */
    playerToken: text('player_token').notNull(),
    updatedBy: uuid('updated_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    nameSearch: text('name_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
    manifestSearch: text('manifest_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(manifest)`),
  },
  (table) => [
    uniqueIndex('resources_player_token').on(table.playerToken),
    uniqueIndex('resources_name').on(table.entityId, table.nameKey),
    index('resources_by_updated_at').on(table.entityId, table.updatedAt, table.id),
  ],
);

/** Which pathways a resource is steered to, in order. Replaced as a whole. */
export const resourcePathways = pgTable(
  'resource_pathways',
  {
    entityId: uuid('entity_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    pathwayId: uuid('pathway_id').notNull(),
    position: integer('position').notNull(),
    weight: integer('weight'),
    clone: boolean('clone').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.pathwayId] }),
    index('resource_pathways_by_pathway').on(table.pathwayId),
  ],
);

/** Player tokens from before a rotation, and of deleted resources. Written by triggers. */
export const retiredTokens = pgTable(
  'retired_tokens',
  {
    token: text('token').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    /** Answered until then as the resource is. */
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [index('retired_tokens_by_resource').on(table.resourceId)],
);

/** What viewers watch: named by the first beacon that tells of it. */
export const channels = pgTable('channels', {
  id: uuid('id').primaryKey().defaultRandom(),
  entityId: uuid('entity_id').notNull(),
  name: text('name').notNull(),
});

/** Beacons that were counted, as long as the same one may come again. In partitions of time, as the two tables below. */
export const countedBeacons = pgTable(
  'counted_beacons',
  {
    entityId: uuid('entity_id').notNull(),
    session: text('session').notNull(),
    sequence: integer('sequence').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entityId, table.session, table.sequence, table.at] })],
);

/** What beacons told, summed up at each of three steps. */
export const measurements = pgTable(
  'measurements',
  {
    entityId: uuid('entity_id').notNull(),
    stepSeconds: integer('step_seconds').notNull(),
    /** The beginning of the step. */
    at: instant('at').notNull(),
    channelId: uuid('channel_id').notNull(),
    country: text('country').notNull(),
    /** Who feeds the sessions, from the origin down. */
    path: text('path').array().notNull(),
    playingMs: bigint('playing_ms', { mode: 'number' }).notNull(),
    stalledMs: bigint('stalled_ms', { mode: 'number' }).notNull(),
    p2pBytes: bigint('p2p_bytes', { mode: 'number' }).notNull(),
    cdnBytes: bigint('cdn_bytes', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.entityId, table.stepSeconds, table.at, table.channelId, table.country, table.path],
    }),
  ],
);

/** How long sessions took until they played, to 10 ms. */
export const joinTimes = pgTable(
  'join_times',
  {
    entityId: uuid('entity_id').notNull(),
    stepSeconds: integer('step_seconds').notNull(),
    at: instant('at').notNull(),
    channelId: uuid('channel_id').notNull(),
    country: text('country').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    sessions: integer('sessions').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.entityId, table.stepSeconds, table.at, table.channelId, table.country, table.milliseconds],
    }),
  ],
);

/** Sessions on their way to the host of a reseller, encrypted with the code that redeems them. */
export const handovers = pgTable(
  'handovers',
  {
    codeHash: text('code_hash').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    origin: text('origin').notNull(),
    challenge: text('challenge').notNull(),
    sealedTokens: text('sealed_tokens').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('handovers_by_entity').on(table.entityId), index('handovers_by_end').on(table.expiresAt)],
);

/** Dashboards in frames: a ticket opens one once, and becomes the session that it reads with. */
export const embeds = pgTable(
  'embeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<DashboardKind>().notNull(),
    filters: jsonb('filters').$type<readonly DashboardFilter[]>().notNull(),
    ticketHash: text('ticket_hash').notNull(),
    ticketUntil: instant('ticket_until').notNull(),
    /** Null until the ticket is used. */
    sessionHash: text('session_hash'),
    sessionUntil: instant('session_until'),
    /** The sign-in that it was opened in, and the acting session, if any: it ends with either. */
    signInId: uuid('sign_in_id'),
    impersonationId: uuid('impersonation_id'),
  },
  (table) => [index('embeds_by_end').on(table.ticketUntil)],
);

/** Pictures of an account. What is published of each was written anew by the server. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    objectKey: text('object_key').notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('images_by_entity').on(table.entityId, table.createdAt, table.id)],
);

export const uploadKinds = ['BRAND', 'ISSUE', 'IMAGE'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Files that somebody said they would send, and what became of them. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<UploadKind>().notNull(),
    key: text('key').notNull(),
    filename: text('filename').notNull(),
    bytes: integer('bytes').notNull(),
    contentType: text('content_type').notNull(),
    imageId: uuid('image_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    completedAt: instant('completed_at'),
    /** The issue that the file was sent with. */
    issueId: uuid('issue_id'),
  },
  (table) => [
    uniqueIndex('uploads_key').on(table.key),
    index('uploads_by_time').on(table.createdAt),
    index('uploads_by_image').on(table.imageId),
    index('uploads_by_issue').on(table.issueId),
  ],
);

export const brands = pgTable('brands', {
  entityId: uuid('entity_id').primaryKey(),
  defaultMode: text('default_mode').$type<Preferences['viewMode']>(),
});

export const brandSlots = ['LOGIN_LOGO', 'NAV_LOGO', 'NAV_LOGO_SMALL', 'FAVICON', 'TOUCH_ICON'] as const;
export type BrandSlot = (typeof brandSlots)[number];

/** Which picture an account shows where, on light and on dark. */
export const brandAssets = pgTable(
  'brand_assets',
  {
    entityId: uuid('entity_id').notNull(),
    slot: text('slot').$type<BrandSlot>().notNull(),
    dark: boolean('dark').notNull(),
    imageId: uuid('image_id').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.entityId, table.slot, table.dark] }),
    index('brand_assets_by_image').on(table.imageId),
  ],
);

const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** The last transaction that changed what the steering service answers for a resource. Written by triggers. */
export const steeringChanges = pgTable(
  'steering_changes',
  {
    resourceId: uuid('resource_id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    changedIn: transactionId('changed_in').notNull(),
  },
  (table) => [index('steering_changes_by_transaction').on(table.changedIn)],
);

/** One row, which tells databases apart: transaction ids of one mean nothing in another. */
export const steeringFeeds = pgTable('steering_feeds', { id: uuid('id').primaryKey().defaultRandom() });

export type ImageRow = typeof images.$inferSelect;
export type UploadRow = typeof uploads.$inferSelect;
export type PathwayRow = typeof pathways.$inferSelect;
export type ResourceRow = typeof resources.$inferSelect;
export type ResourcePathwayRow = typeof resourcePathways.$inferSelect;
export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type DomainRow = typeof domains.$inferSelect;
export type EntityRow = typeof entities.$inferSelect;
export type RoleRow = typeof roles.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type IssueRow = typeof issues.$inferSelect;
export type SavedViewRow = typeof savedViews.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type AuditEventRow = typeof auditEvents.$inferSelect;
export type OutboxJobRow = typeof outboxJobs.$inferSelect;
