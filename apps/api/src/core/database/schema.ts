import type { DashboardFilter, DashboardKind } from '@edge-console/charts/contract';
import type {
  AlertCondition,
  AlertMetric,
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
  doublePrecision,
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
import type { ReachProblem } from '../services/reachPublicUrl.ts';
import type { SignInMethod } from '../identity/signInMethod.ts';
import type { ObjectLocation } from '../services/objectStorage.ts';
import type { SdkKey } from '../services/edgeIntelligence.ts';
import type { ActMode, EntityType, Service, Tier, TokenScope } from '../policy/permissions.ts';

export type { Tier };

/**
 * The Drizzle tables. `migrations/` creates them, with checks and row-level policies that Drizzle cannot express. A test checks that they
 * match.
 */

/** Onboarding status of a user, independent of being disabled. */
type UserStage = 'INVITED' | 'UNCONFIRMED' | 'ACTIVE' | 'RESET_REQUIRED' | 'DEACTIVATED';
export type UserStatus = UserStage | 'INACTIVE';
/** Whether the change has been sent to Edge Intelligence. */
export type SyncState = 'SYNCED' | 'PENDING' | 'FAILED';
export type Outcome = 'OK' | 'DENIED' | 'FAILED';
export type Billing = Partial<Record<'legalName' | 'taxId' | 'email' | 'address' | 'country', string>>;
export type Preferences = {
  defaultPage: 'DASHBOARD' | 'ANALYTICS';
  viewMode: 'dark' | 'light' | 'system';
  /** Progress of tours and of the getting-started checklist. */
  tours: unknown;
  checklist: unknown;
  /** Whether keyboard shortcuts without a modifier are enabled. */
  singleKeyShortcuts: boolean;
};

// Millisecond precision like a JavaScript Date, so that a cursor loses no precision.
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

// Can also be 'infinity', which a Date cannot represent. Read only for cursors, as text.
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
    /** When it was disabled; null while it is active. */
    deactivatedAt: instant('deactivated_at'),
    impersonationNotice: boolean('impersonation_notice').notNull().default(true),
    /** When MFA became required; null if it is not. The platform always requires it. */
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

/** Built-in roles belong to no entity. Their permissions are written from `policy/permissions.ts` at every start. */
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
  /** Not used any more. Earlier versions of the API, which run during an update, read it. */
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
    /** Copied from the role's name by the foreign key (on update cascade), to sort and filter without a join. */
    roleName: text('role_name').notNull(),
    /** The user's ID in the user pool (`sub`); null until the outbox worker has created the pool user. */
    sub: text('sub'),
    /** The username in the user pool; null if it equals `sub`. */
    poolUsername: text('pool_username'),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    admin: boolean('admin').notNull().default(false),
    active: boolean('active').notNull().default(true),
    stage: text('stage').$type<UserStage>().notNull().default('INVITED'),
    mfaEnabled: boolean('mfa_enabled').notNull().default(false),
    /** When the authenticator app was last set up, replaced or removed. Earlier sign-ins have ended. */
    mfaChangedAt: instant('mfa_changed_at'),
    lastLogin: instant('last_login'),
    /** When the user first signed in; null until then. */
    activatedAt: instant('activated_at'),
    updatedBy: uuid('updated_by'),
    /** Only the preferences that the user has changed. */
    preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
    /** When and why the user deactivated their own account; null otherwise. */
    deactivatedAt: instant('deactivated_at'),
    deactivationReason: text('deactivation_reason').$type<DeactivationReason>(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    status: text('status')
      .$type<UserStatus>()
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN active THEN stage ELSE 'INACTIVE' END`),
    // Stored sort keys instead of expression indexes: row-level security only lets leakproof comparisons use an index, and lower() is not
    // leakproof.
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(name || ' ' || last_name)`),
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    roleKey: text('role_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(role_name)`),
    // Search text: like the sort keys, but without accents.
    nameSearch: text('name_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(name || ' ' || last_name)`),
    roleSearch: text('role_search')
      .notNull()
      .generatedAlwaysAs(sql`folded(role_name)`),
    // "Never" is last in both sort directions, which needs one sort key per direction.
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
    /** The account whose audit log contains the event: the target's entity, or the caller's if there is no target. */
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
    /** `{field: [before, after]}`, or the `{code}` of the refusal. Never contains a secret. */
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
/** Steps of adding a password to a provider's user, who is replaced by a new user of the pool. */
export type PasswordKind = 'ADD_PASSWORD' | 'MOVE_PROVIDERS' | 'SEND_PASSWORD_CODE';
/** A trigger enqueues RELEASE_DOMAIN when a domain is deleted. */
export type DomainKind = 'REGISTER_DOMAIN' | 'CHECK_DOMAIN' | 'RELEASE_DOMAIN';
export type OutboxKind =
  | PoolKind
  | PasswordKind
  | DomainKind
  | 'MAIL'
  | 'PROVISION'
  | 'SYNC_KEYS'
  | 'SYNC_PARAMETERS'
  | 'REMOVE_OBJECTS'
  | 'ALERT_WEBHOOK';
export type PoolPayload = {
  readonly userId: string;
  readonly email: string;
  readonly sub: string | null;
  /** Absent in jobs from an earlier version. */
  readonly poolUsername?: string | null;
  readonly name: string;
  readonly lastName: string;
  /** CREATE only: whether to send the invitation email now. */
  readonly mail: boolean;
  /** For CREATE, RESEND and RESET_PASSWORD. Absent in jobs from an earlier version. */
  readonly invitation?: Invitation;
};
export type PasswordPayload = {
  readonly userId: string;
  /** The user's ID in the pool: that of the provider's user for ADD_PASSWORD, then the new one. */
  readonly sub: string;
  /** MOVE_PROVIDERS: the username of the provider's user, and its identities. */
  readonly from?: string;
  readonly identities?: readonly { readonly provider: string; readonly userId: string }[];
};
/** Names of the inviting or resetting administrator, and of the account. */
export type Invitation = { readonly inviter: string; readonly account: string };
/** A plain-text mail. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };
/** Provisioning of a new account in other services. */
export type ProvisionPayload = { readonly entityId: string };
/** All keys of an account at the time the job was enqueued. */
export type KeySyncPayload = {
  readonly entityId: string;
  readonly customerId: string;
  readonly keys: readonly SdkKey[];
};
/** A domain, and its certificate if known. */
export type DomainPayload = {
  readonly domainId: string;
  readonly entityId: string;
  readonly domain: string;
  readonly arn: string | null;
};
export type RemovalPayload = { readonly places: readonly ObjectLocation[] };
/** The current values of a category; null if it was deleted. */
export type ParameterSyncPayload = {
  readonly entityId: string;
  readonly customerId: string;
  readonly category: string;
  readonly values: ParameterValues | null;
};
/** An event of an alert rule, for its webhook. */
export type AlertWebhookPayload = { readonly ruleId: string; readonly event: AlertEvent; readonly body: unknown };
type OutboxPayload =
  | PoolPayload
  | PasswordPayload
  | Mail
  | ProvisionPayload
  | KeySyncPayload
  | DomainPayload
  | RemovalPayload
  | ParameterSyncPayload
  | AlertWebhookPayload;

/** Why a job failed. Only REJECTED counts toward the limit of attempts, because the other problems are not the job's. */
export const jobProblems = ['UNAVAILABLE', 'TIMEOUT', 'THROTTLED', 'ACCESS_DENIED', 'REJECTED'] as const;
export type JobProblem = (typeof jobProblems)[number];

/** The transactional outbox: jobs for other services. Jobs with the same subject run in ID order. */
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
    /** Can contain personal data, so no request can read it. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Set after too many failures; the job waits for an operator. */
    deadAt: instant('dead_at'),
    /** Attempts that failed with REJECTED. */
    rejections: integer('rejections').notNull().default(0),
    problem: text('problem').$type<JobProblem>(),
    /** The service's error code, for example `InvalidParameterException` or `SMTP 550`. */
    problemCode: text('problem_code'),
    /** Whether a later job made this dead one obsolete, so that running it would restore an old state. */
    isSuperseded: boolean('is_superseded').notNull().default(false),
  },
  (table) => [
    index('outbox_jobs_by_subject').on(table.subject, table.id),
    index('outbox_jobs_waiting')
      .on(table.id)
      .where(sql`dead_at IS NULL`),
    index('outbox_jobs_failed')
      .on(table.deadAt, table.id)
      .where(sql`dead_at IS NOT NULL`),
  ],
);

/** Services whose processes report to the API. */
export const serviceNames = ['API', 'STEERING', 'CHARTS'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Processes of the services, for operators. A process that stops is removed. */
export const serviceInstances = pgTable('service_instances', {
  id: uuid('id').primaryKey(),
  service: text('service').$type<ServiceName>().notNull(),
  host: text('host').notNull(),
  version: text('version').notNull(),
  startedAt: instant('started_at').notNull(),
  heardAt: instant('heard_at').notNull().defaultNow(),
  isReady: boolean('ready').notNull(),
  failedChecks: text('failed_checks').array().notNull().default([]),
});

/** The last run of each scheduled task, in any process. */
export const taskRuns = pgTable('task_runs', {
  name: text('name').primaryKey(),
  instanceId: uuid('instance_id').notNull(),
  startedAt: instant('started_at').notNull(),
  durationMs: integer('duration_ms').notNull(),
  succeeded: boolean('succeeded').notNull(),
  succeededAt: instant('succeeded_at'),
});

export type MailedRequest = 'INVITE' | 'REACTIVATION';

/** When a request from a user who cannot sign in was last mailed (`requestInvite`, `requestReactivation`), at most once a day. */
export const mailedRequests = pgTable(
  'mailed_requests',
  {
    kind: text('kind').$type<MailedRequest>().notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.userId] })],
);

/**
 * What a rate limit counts by: inviter, importer, hash of a recipient's address, user who changes their email or adds a password, or
 * issue reporter.
 */
export type RateLimitKind = 'INVITER' | 'IMPORTER' | 'RECIPIENT' | 'EMAIL_CHANGE' | 'PASSWORD' | 'ISSUE';

/** Invitation rate limits: recent timestamps per sender and per address hash. */
export const invitationTurns = pgTable(
  'invitation_turns',
  {
    kind: text('kind').$type<RateLimitKind>().notNull(),
    key: text('key').notNull(),
    times: instant('times').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** Sessions. Authentication writes them at first use, and then at most once a minute. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    /** The `origin_jti` claim that identifies the sign-in; no request can read it. */
    originJti: text('origin_jti').notNull(),
    userId: uuid('user_id').notNull(),
    device: text('device').notNull(),
    /** Location at last use, from the CDN's viewer headers. */
    location: text('location'),
    /** How the user signed in, as the browser reports it. Only shown, never used for a decision. */
    method: text('method').$type<SignInMethod>(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Later requests of this session are refused. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_origin_jti').on(table.originJti),
    index('sessions_by_user').on(table.userId, table.lastSeenAt),
  ],
);

/** The last sign-in of a user with each method. */
export const lastSignIns = pgTable(
  'last_sign_ins',
  {
    userId: uuid('user_id').notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.method] })],
);

/** Names of passkeys, which are stored in the user pool. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: uuid('user_id').notNull(),
    credentialId: text('credential_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.credentialId] })],
);

/** Hashes of codes that replace a lost authenticator app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A pending request of a user to link a provider. Only accessed as the system. */
export const providerLinkRequests = pgTable('provider_link_requests', {
  userId: uuid('user_id').primaryKey(),
  provider: text('provider').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
});

/** A pending request of a provider's user to add a password. Only accessed as the system. */
export const passwordRequests = pgTable('password_requests', {
  userId: uuid('user_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** A pending change of a user's own email address. Only accessed as the system. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** Saved list views, private or shared with the account. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id').notNull(),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    /** The list state as in the console's URL; the API does not interpret it. */
    filter: jsonb('filter').$type<unknown>().notNull(),
    shared: boolean('shared').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('saved_views_by_entity').on(table.entityId, table.screen)],
);

/** Reported issues. Support responds by email, so the API never reads them. */
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

/** Read-only API tokens of accounts. The secret is shown once and stored as a hash. */
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
    /** Updated at most once a minute. */
    lastUsedAt: instant('last_used_at'),
    createdBy: uuid('created_by'),
    updatedBy: uuid('updated_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The secret before the last rotation, accepted until `previousExpiresAt`. */
    previousSecretHash: text('previous_secret_hash'),
    previousExpiresAt: instant('previous_expires_at'),
    /** Days before expiry at which the last notice was mailed; null if none was. */
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

/** Impersonations, current and past. The secret in `x-act-as` is stored as a hash. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: uuid('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    actorId: uuid('actor_id').notNull(),
    /** The actor's session and role at the start. The impersonation ends when either changes. */
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

/** Edge Intelligence parameters that an account has changed, and its custom categories. */
export const eiCategories = pgTable(
  'ei_categories',
  {
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    /** Whether a user created the category; otherwise it is built in. */
    custom: boolean('custom').notNull(),
    /** The values that differ from the defaults, with keys in insertion order. */
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

/** SDK keys with which players identify their account. Published with the player, so not secret. */
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
    /** Null if no user created it. */
    createdBy: uuid('created_by'),
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
/** Why a domain is in ERROR. After RENEWAL_FAILED, it is served until its certificate expires. */
export type DomainErrorCode = 'CAA_ERROR' | 'VALIDATION_TIMED_OUT' | 'CERTIFICATE_FAILED' | 'RENEWAL_FAILED';

/** Custom domains of resellers. When a validated row is deleted, a trigger adds a tombstone to `releasedDomains`. */
export const domains = pgTable(
  'domains',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    newDomain: text('new_domain').notNull(),
    status: text('status').$type<DomainStatus>().notNull().default('PENDING_VALIDATION'),
    errorCode: text('error_code').$type<DomainErrorCode>(),
    /** Null until the certificate authority has responded. */
    arnCertificate: text('arn_certificate'),
    certificateRecord: jsonb('certificate_record').$type<DnsRecord>(),
    live: boolean('live').notNull().default(false),
    checkedAt: instant('checked_at'),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** When the certificate was first issued. */
    validatedAt: instant('validated_at'),
    /** When the certificate expires. */
    notAfter: instant('not_after'),
  },
  (table) => [
    uniqueIndex('domains_entity').on(table.entityId),
    uniqueIndex('domains_name')
      .on(table.newDomain)
      .where(sql`${table.status} <> 'ERROR' OR ${table.validatedAt} IS NOT NULL`),
  ],
);

/** Released domains: for 30 days, only the account that had a domain can add it again. */
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
    /** The PATHWAY-ID in manifests, which never changes. */
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

/** The values of a pathway that can change. */
export type PathwayValues = { readonly hostname: string; readonly active: boolean };

/** The values of a resource that can change, except its player token. */
export type ResourceValues = {
  readonly name: string;
  readonly ttl: number;
  readonly manifest: string;
  readonly steeringStrategy: SteeringStrategy;
  readonly active: boolean;
  /** In order, with their names at that time. */
  readonly pathways: readonly {
    readonly id: string;
    readonly name: string;
    readonly weight: number | null;
    readonly clone: boolean;
  }[];
};

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
    /** Published with the player, so not secret. */
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

/** The ordered pathways of a resource. Always replaced as a whole. */
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

/** Replaced versions of resources. The current version is the resource itself. */
export const resourceVersions = pgTable(
  'resource_versions',
  {
    entityId: uuid('entity_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    version: integer('version').notNull(),
    values: json('values').$type<ResourceValues>().notNull(),
    authorId: uuid('author_id'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.version] })],
);

/** Replaced versions of pathways. The current version is the pathway itself. */
export const pathwayVersions = pgTable(
  'pathway_versions',
  {
    entityId: uuid('entity_id').notNull(),
    pathwayId: uuid('pathway_id').notNull(),
    version: integer('version').notNull(),
    values: json('values').$type<PathwayValues>().notNull(),
    authorId: uuid('author_id'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pathwayId, table.version] })],
);

/** Player tokens from before a rotation and of deleted resources. Written by triggers. */
export const retiredTokens = pgTable(
  'retired_tokens',
  {
    token: text('token').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    /** Until then, the token works like the resource's current one. */
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [index('retired_tokens_by_resource').on(table.resourceId)],
);

/** Channels, created by the first beacon that names them. */
export const channels = pgTable('channels', {
  id: uuid('id').primaryKey().defaultRandom(),
  entityId: uuid('entity_id').notNull(),
  name: text('name').notNull(),
});

/** When each account last sent player data. Updated at most once a minute. */
export const playerData = pgTable('player_data', {
  entityId: uuid('entity_id').primaryKey(),
  lastAt: instant('last_at').notNull(),
});

/** Counted beacons, kept while a duplicate could still arrive. Partitioned by time, like the two tables below. */
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

/** Sums of beacon data at each of three intervals. */
export const measurements = pgTable(
  'measurements',
  {
    entityId: uuid('entity_id').notNull(),
    stepSeconds: integer('step_seconds').notNull(),
    /** The start of the interval. */
    at: instant('at').notNull(),
    channelId: uuid('channel_id').notNull(),
    country: text('country').notNull(),
    /** The P2P delivery path of the sessions, starting at the origin. */
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

/** Join times of sessions, in 10 ms buckets. */
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

export const alertStates = ['OK', 'FIRING', 'NO_DATA'] as const;
export type AlertState = (typeof alertStates)[number];

/** Alert rules over player data, with the state of their last evaluation. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    name: text('name').notNull(),
    metric: text('metric').$type<AlertMetric>().notNull(),
    /** Null for NO_DATA, like the threshold. */
    condition: text('condition').$type<AlertCondition>(),
    threshold: doublePrecision('threshold'),
    overMinutes: integer('over_minutes').notNull(),
    /** Empty for all channels together. */
    channelIds: uuid('channel_ids').array().notNull(),
    recipientIds: uuid('recipient_ids').array().notNull(),
    webhookUrl: text('webhook_url'),
    /** Only the system can read it. */
    webhookSecret: text('webhook_secret'),
    notifyOnRecovery: boolean('notify_on_recovery').notNull(),
    enabled: boolean('enabled').notNull(),
    mutedUntil: instant('muted_until'),
    state: text('state').$type<AlertState>().notNull().default('OK'),
    stateSince: instant('state_since').notNull().defaultNow(),
    /** The channel that the value is about; null for all channels together. */
    channelId: uuid('channel_id'),
    value: doublePrecision('value'),
    /** The last minute that was evaluated. */
    evaluatedMinute: instant('evaluated_minute'),
    createdBy: uuid('created_by'),
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
    uniqueIndex('alert_rules_name').on(table.entityId, table.nameKey),
    index('alert_rules_by_minute').on(table.evaluatedMinute),
  ],
);

/** When a rule's condition held. */
export const alertIncidents = pgTable(
  'alert_incidents',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    ruleId: uuid('rule_id').notNull(),
    channelId: uuid('channel_id'),
    startedAt: instant('started_at').notNull(),
    /** Null while it lasts. */
    endedAt: instant('ended_at'),
    /** The value farthest from normal; null for NO_DATA. */
    peak: doublePrecision('peak'),
    /** False if the rule was muted when it started. */
    notified: boolean('notified').notNull(),
  },
  (table) => [
    index('alert_incidents_by_rule').on(table.ruleId, table.startedAt),
    index('alert_incidents_by_entity').on(table.entityId, table.startedAt),
  ],
);

export const alertEvents = ['FIRING', 'RECOVERED', 'TEST'] as const;
export type AlertEvent = (typeof alertEvents)[number];

/** Attempts to deliver an event to a rule's webhook. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    ruleId: uuid('rule_id').notNull(),
    event: text('event').$type<AlertEvent>().notNull(),
    attempt: integer('attempt').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The HTTP status; null without a response. */
    status: integer('status'),
    /** Null for a delivered event. */
    problem: text('problem').$type<ReachProblem>(),
  },
  (table) => [
    index('alert_deliveries_by_rule').on(table.ruleId, table.at),
    index('alert_deliveries_by_time').on(table.at),
  ],
);

/** Sessions being handed over to a reseller's host, encrypted with the code that redeems them. */
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

/** Embedded dashboards: a ticket opens one once, and is exchanged for a read session. */
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
    /** The sign-in, and the acting session if any, in which it was opened. The embed ends with either. */
    signInId: uuid('sign_in_id'),
    impersonationId: uuid('impersonation_id'),
  },
  (table) => [index('embeds_by_end').on(table.ticketUntil)],
);

/** Images of an account. The server re-encodes everything it publishes. */
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

/** Requested file uploads and their results. */
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
    /** The issue to which the file is attached. */
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
  /** `#rrggbb`, in lowercase. */
  color: text('color'),
});

export const brandSlots = ['LOGIN_LOGO', 'NAV_LOGO', 'NAV_LOGO_SMALL', 'FAVICON', 'TOUCH_ICON'] as const;
export type BrandSlot = (typeof brandSlots)[number];

/** The image in each brand slot of an account, for light and dark. */
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

/** The last transaction that changed the steering response of a resource. Written by triggers. */
export const steeringChanges = pgTable(
  'steering_changes',
  {
    resourceId: uuid('resource_id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    changedIn: transactionId('changed_in').notNull(),
  },
  (table) => [index('steering_changes_by_transaction').on(table.changedIn)],
);

/** A single row that identifies the database: transaction IDs are only meaningful within it. */
export const steeringFeeds = pgTable('steering_feeds', { id: uuid('id').primaryKey().defaultRandom() });

export type ImageRow = typeof images.$inferSelect;
export type UploadRow = typeof uploads.$inferSelect;
export type PathwayRow = typeof pathways.$inferSelect;
export type ResourceRow = typeof resources.$inferSelect;
export type ResourcePathwayRow = typeof resourcePathways.$inferSelect;
export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type AlertIncidentRow = typeof alertIncidents.$inferSelect;
export type AlertDeliveryRow = typeof alertDeliveries.$inferSelect;
export type DomainRow = typeof domains.$inferSelect;
export type EntityRow = typeof entities.$inferSelect;
export type RoleRow = typeof roles.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type IssueRow = typeof issues.$inferSelect;
export type SavedViewRow = typeof savedViews.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type AuditEventRow = typeof auditEvents.$inferSelect;
export type OutboxJobRow = typeof outboxJobs.$inferSelect;
export type ServiceInstanceRow = typeof serviceInstances.$inferSelect;
export type TaskRunRow = typeof taskRuns.$inferSelect;
