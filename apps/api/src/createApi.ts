import { createClientInfoReader, type Handler } from '@edge-console/service';
import { eq } from 'drizzle-orm';
import { openClickHouseStore } from './features/analytics/clickHouseStore.ts';
import { postgresStore } from './features/analytics/postgresStore.ts';
import { createBeaconReceiver } from './features/analytics/receiveBeacons.ts';
import { createChartsFeed } from './features/analytics/dashboards/chartsFeed.ts';
import { deleteExpiredEmbeds } from './features/analytics/dashboards/embeds.ts';
import { endExpiredImpersonations } from './features/impersonation/endExpiredImpersonations.ts';
import { mailExpiringTokens } from './features/api-tokens/expiryMails.ts';
import { deleteOldAuditEvents } from './core/audit/deleteOldAuditEvents.ts';
import type { Database } from './core/database/database.ts';
import { createMailBrands } from './core/mail/mailBrand.ts';
import { entities, type ServiceName } from './core/database/schema.ts';
import { openAwsHosting, type AwsHostingOptions } from './features/domains/awsHosting.ts';
import { runHostingJob } from './features/domains/runHostingJob.ts';
import type { DomainHosting } from './core/services/domainHosting.ts';
import { noDomainHosting } from './core/services/noDomainHosting.ts';
import { pollDomains } from './features/domains/pollDomains.ts';
import { watchDomains } from './core/hosts/watchDomains.ts';
import { deleteOldIncidents } from './features/alerts/deleteOldIncidents.ts';
import { evaluateAlerts } from './features/alerts/evaluateAlerts.ts';
import { createWebhookSender } from './features/alerts/webhooks.ts';
import { publicNetwork, type OutboundNetwork } from './core/services/outboundNetwork.ts';
import { deleteOldInstances, startOwnReports, withInstanceReports } from './features/operations/instances.ts';
import { createSteeringFeed } from './features/edge-delivery/steeringFeed.ts';
import type { EdgeIntelligence } from './core/services/edgeIntelligence.ts';
import { createApiTokenAuthenticator } from './core/identity/authenticateApiToken.ts';
import { deleteAbandonedUploads } from './core/images/deleteAbandonedUploads.ts';
import type { ClamdAddress } from './core/services/clamd.ts';
import { createMalwareScan, type MalwareScanner } from './core/services/malwareScan.ts';
import { openObjectStorage, type ObjectStorage, type StorageOptions } from './core/services/objectStorage.ts';
import { createTokenVerifier } from './core/identity/accessToken.ts';
import { poolMfa } from './core/identity/poolMfa.ts';
import { poolPasskeys } from './core/identity/poolPasskeys.ts';
import { poolPasswordUsers } from './core/identity/poolPasswordUsers.ts';
import { poolProviderLinks } from './core/identity/poolProviderLinks.ts';
import { poolProfileReader } from './core/identity/poolProfile.ts';
import { poolSessionChecker } from './core/identity/poolSession.ts';
import { lazyCognito, type IdentityOptions } from './core/identity/clients.ts';
import { createRevocationCheck } from './core/identity/revocation.ts';
import { createRequestAuthenticator } from './core/identity/authenticateRequest.ts';
import { changePoolEmail } from './core/identity/changePoolEmail.ts';
import { signOutOfPool } from './core/identity/signOutOfPool.ts';
import { deleteExpiredHandovers } from './features/handovers/handover.ts';
import { createConsoleOrigins } from './core/hosts/consoleHosts.ts';
import { consoleLogger, type Logger, withCleanErrors } from './core/logger.ts';
import { createJobHandler } from './core/outbox/jobHandler.ts';
import { createPoolUserSync } from './core/outbox/poolUsers.ts';
import type { RenderedMail } from './core/mail/renderMail.ts';
import { startOutboxWorker } from './core/outbox/worker.ts';
import { createAfterResponse } from './core/requests/afterResponse.ts';
import { createRateLimiter } from './core/requests/rateLimiter.ts';
import { recordTaskRun } from './core/scheduler/recordTaskRun.ts';
import { startScheduler, type ScheduledTask } from './core/scheduler/startScheduler.ts';
import { schema } from './schema.ts';
import { createVersionCheck } from './core/transport/clientVersion.ts';
import { createExecutor } from './core/transport/execute.ts';
import { createPolicyReports } from './core/transport/policyReports.ts';
import { createHandler } from './core/transport/handler.ts';
import {
  anyOperation,
  createPersistedOperations,
  type PersistedOperationsOptions,
} from './core/transport/persistedOperations.ts';
import { deleteExpiredLinkRequests } from './features/provider-links/linkRequest.ts';
import { createPasswordJobs } from './features/provider-links/passwordJobs.ts';
import { deleteExpiredPasswordRequests } from './features/provider-links/passwordRequest.ts';
import { createProviderSignUpReceiver } from './features/provider-links/receiveProviderSignUp.ts';
import { deleteDeactivated } from './features/accounts/deleteDeactivated.ts';
import { recordPassword } from './features/sessions/recordPassword.ts';
import { saveMfaEnabled } from './features/mfa/saveMfaEnabled.ts';

export type ApiOptions = IdentityOptions & {
  /** Closed with the API. */
  readonly database: Database;
  /** ClickHouse for player data: `https://user:password@host:8443/database`. @default the database above */
  readonly clickHouseUrl?: string | undefined;
  /** `iss` of the access tokens: compared, never fetched. */
  readonly issuer: string;
  /** URL of the pool's public keys. */
  readonly jwksUrl: string;
  readonly userPoolClientId: string;
  /** The console's own origin; the API accepts its host. Resellers add others. */
  readonly consoleOrigin: string;
  /**
   * Addresses and networks (`10.0.0.0/16`) of the CDN in front of the API (trusted proxies). CloudFront's viewer headers
   * (`CloudFront-Viewer-Address`, `-City`, `-Country-Name`, `-Country-Region-Name`) are only trusted from there. @default none
   */
  readonly edgeNetworks?: readonly string[];
  /** The oldest console version that gets responses, for example "1.4.0". Older ones are asked to reload. @default any */
  readonly minimumClientVersion?: string | undefined;
  /** Limits users to the operations of the console's builds; API tokens can send any. @default any operation, for development */
  readonly operations?: PersistedOperationsOptions | undefined;
  /** Regions for accounts, as in the console's configuration. */
  readonly regions: readonly string[];
  /** Whether the user pool supports MFA; otherwise it cannot be required. @default true */
  readonly isMfaOffered?: boolean;
  /** Whether the user pool itself requires MFA of every user. @default false */
  readonly isMfaEnforced?: boolean;
  /** Called at least once for each mail, which has the brand of its addressee's reseller. */
  readonly sendMail: (mail: RenderedMail) => Promise<void>;
  /** The email address for reported issues. */
  readonly supportAddress: string;
  readonly edgeIntelligence: EdgeIntelligence;
  /** Certificates, network and DNS of custom domains: AWS, by the IDs of its distribution, or a stand-in. @default no custom domains */
  readonly domainHosting?: DomainHosting | Omit<AwsHostingOptions, 'awsCredentials'> | undefined;
  /** Sign-in providers that the console offers next to a password. @default none */
  readonly socialProviders?: readonly string[];
  /** Image storage, and its public URL. */
  readonly storage: Omit<StorageOptions, 'awsCredentials'>;
  /** ClamAV's `clamd`, or a custom scanner, for uploaded files. @default none: files are not scanned */
  readonly malwareScanner?: ClamdAddress | MalwareScanner | undefined;
  /** The origin of the steering service, for players. */
  readonly steeringOrigin: string;
  /** The secrets with which the steering service can read the feed. */
  readonly steeringSecrets: readonly string[];
  /** The origin of the charts host for embedded dashboards. */
  readonly chartsOrigin: string;
  /** The secrets with which the charts host can read on behalf of a dashboard's user. */
  readonly chartsSecrets: readonly string[];
  /** The secret of the user pool's pre-sign-up trigger, which links providers to users. @default none: its calls are rejected */
  readonly providerSignUpSecret?: string | undefined;
  /** @default the real network */
  readonly outboundNetwork?: OutboundNetwork;
  /** The version of this process, for operators. @default "development" */
  readonly release?: string;
  readonly logger?: Logger;
};

export type Api = {
  /** `POST /graphql`. */
  readonly handle: Handler;
  /** `GET` from the steering service: changes of resources. */
  readonly steeringFeed: Handler;
  /** `POST` from the charts host: opens dashboards and reads their data. */
  readonly charts: Handler;
  /** `POST` from the user pool's pre-sign-up trigger: whether to link the provider of a first sign-in to an existing user. */
  readonly providerSignUp: Handler;
  /** Receives violations of the pages’ Content-Security-Policy, also from resellers’ hosts. */
  readonly policyReports: Handler;
  /** Whether this is a console origin: its own, a reseller's free subdomain, or a live domain. */
  isConsoleOrigin(origin: string): Promise<boolean>;
  /** `POST` from players: beacons. */
  readonly beacons: Handler;
  /** Call this after a user's password has changed in the user pool. */
  recordPassword(sub: string, how: 'CHANGED' | 'RESET'): Promise<void>;
  /** Completes running requests and the current outbox job, then closes the database. */
  close(): Promise<void>;
  /** For the seed, which writes as the system. */
  readonly database: Database;
  readonly storage: ObjectStorage;
};

const timeoutMilliseconds = 10_000;
/** Webhooks delivered at the same time, because each can take ten seconds. */
const webhookWorkers = 3;

/** Whether the database has been seeded, that is, has a platform. */
export async function isSeeded(database: Database): Promise<boolean> {
  const platforms = await database.asSystem((transaction) =>
    transaction.select({ id: entities.id }).from(entities).where(eq(entities.type, 'PLATFORM')).limit(1),
  );
  return platforms.length > 0;
}

/** Starts the outbox workers and the scheduler. Loads the AWS SDK at first use. */
export function createApi(options: ApiOptions): Api {
  const logger = withCleanErrors(options.logger ?? consoleLogger);
  const { database } = options;
  const measurements = options.clickHouseUrl
    ? openClickHouseStore(options.clickHouseUrl, database)
    : postgresStore(database);
  const cognito = lazyCognito(options);
  const { consoleOrigin } = options;
  const isConsoleOrigin = createConsoleOrigins(database, consoleOrigin);
  const storage = openObjectStorage({ ...options.storage, awsCredentials: options.awsCredentials });
  const { domainHosting: hosting = noDomainHosting } = options;
  const aws =
    'distributionId' in hosting ? openAwsHosting({ ...hosting, awsCredentials: options.awsCredentials }) : null;
  const domainHosting = aws ?? (hosting as DomainHosting);
  const outboundNetwork = options.outboundNetwork ?? publicNetwork;
  const deliver = createJobHandler({
    syncPoolUser: createPoolUserSync(cognito, options.userPoolId, consoleOrigin),
    sendMail: options.sendMail,
    brandOf: createMailBrands({ database, storage, consoleOrigin, supportAddress: options.supportAddress }),
    sendAlertWebhook: createWebhookSender(database, outboundNetwork),
    edgeIntelligence: options.edgeIntelligence,
    runDomainJob: (kind, payload) => runHostingJob(domainHosting, kind, payload, consoleOrigin),
    runPasswordJob: createPasswordJobs({
      database,
      pool: poolPasswordUsers(cognito, { UserPoolId: options.userPoolId, ClientId: options.userPoolClientId }),
      links: poolProviderLinks(cognito, options.userPoolId),
      consoleOrigin,
    }),
    consoleOrigin,
    storage,
  });
  const workers = [
    startOutboxWorker(database, deliver, logger),
    ...Array.from({ length: webhookWorkers }, () => startOutboxWorker(database, deliver, logger, { lane: 'WEBHOOKS' })),
  ];
  const wakeWorkers = () => workers.forEach((worker) => worker.wake());
  const afterResponse = createAfterResponse(database, logger, wakeWorkers);
  const tasks: readonly ScheduledTask[] = [
    { name: 'endExpiredImpersonations', run: endExpiredImpersonations },
    { name: 'deleteOldAuditEvents', run: deleteOldAuditEvents },
    { name: 'maintainMeasurements', run: (transaction) => measurements.maintain(transaction, new Date()) },
    { name: 'deleteExpiredEmbeds', run: deleteExpiredEmbeds },
    { name: 'deleteExpiredHandovers', run: deleteExpiredHandovers },
    { name: 'deleteExpiredLinkRequests', run: deleteExpiredLinkRequests },
    { name: 'deleteExpiredPasswordRequests', run: deleteExpiredPasswordRequests },
    { name: 'deleteAbandonedUploads', run: deleteAbandonedUploads },
    { name: 'deleteDeactivated', run: deleteDeactivated },
    { name: 'mailExpiringTokens', run: (transaction) => mailExpiringTokens(transaction, consoleOrigin) },
    { name: 'pollDomains', run: pollDomains },
    { name: 'deleteOldIncidents', run: deleteOldIncidents },
    { name: 'deleteOldInstances', run: deleteOldInstances },
    {
      name: 'evaluateAlerts',
      run: (transaction) => evaluateAlerts(transaction, { store: measurements, origin: consoleOrigin, logger }),
    },
  ];
  const ownReports = startOwnReports(database, options.release ?? 'development', logger);
  const scheduler = startScheduler(
    database,
    tasks,
    logger,
    (transaction, run) => recordTaskRun(transaction, { ...run, instanceId: ownReports.id }),
    wakeWorkers,
  );
  const withReports = (handle: Handler, service: ServiceName, secrets: readonly string[]) =>
    withInstanceReports(handle, { database, service, secrets, logger });
  const watch = watchDomains({ database, hosting: domainHosting, logger });
  const { isMfaOffered = true, isMfaEnforced = false } = options;
  const verifyAnyAge = createTokenVerifier({ ...options, clockTolerance: Number.MAX_SAFE_INTEGER });
  const settings = {
    regions: options.regions,
    consoleOrigin,
    supportAddress: options.supportAddress,
    steeringOrigin: options.steeringOrigin,
    chartsOrigin: options.chartsOrigin,
    measurements,
    storage,
    scanForMalware: createMalwareScan(options.malwareScanner, logger),
    socialProviders: options.socialProviders ?? [],
    outboundNetwork,
    domainHosting,
    isMfaOffered,
    signOutOfPool: signOutOfPool(cognito, options.userPoolId),
    changePoolEmail: changePoolEmail(cognito, options.userPoolId),
    mfa: poolMfa(cognito, { UserPoolId: options.userPoolId, ClientId: options.userPoolClientId }),
    passkeys: poolPasskeys(cognito),
    providerLinks: poolProviderLinks(cognito, options.userPoolId),
    readAnyAge: async (accessToken: string) => {
      const verified = await verifyAnyAge(accessToken);
      return 'token' in verified ? verified.token : null;
    },
    rates: createRateLimiter(),
    afterResponse,
  };
  const readClientInfo = createClientInfoReader(options.edgeNetworks ?? []);
  const handler = createHandler({
    hosts: [new URL(consoleOrigin).host],
    isConsoleOrigin,
    readClientInfo,
    authenticateRequest: createApiTokenAuthenticator(
      database,
      settings.rates,
      createRequestAuthenticator(
        database,
        createTokenVerifier(options),
        createRevocationCheck(
          poolSessionChecker(cognito, saveMfaEnabled(database, { origin: consoleOrigin, isMfaEnforced })),
        ),
        poolProfileReader(cognito),
        { isMfaOffered, consoleOrigin },
      ),
    ),
    execute: createExecutor(schema, database, logger, settings, wakeWorkers),
    logger,
    timeoutMilliseconds,
    isTooOld: createVersionCheck(options.minimumClientVersion),
    operations: options.operations ? createPersistedOperations(options.operations) : anyOperation,
  });
  return {
    handle: (request, response) => handler.handle(request, response),
    steeringFeed: withReports(
      createSteeringFeed(database, options.steeringSecrets, logger),
      'STEERING',
      options.steeringSecrets,
    ),
    charts: withReports(
      createChartsFeed(database, measurements, options.chartsSecrets, consoleOrigin, logger),
      'CHARTS',
      options.chartsSecrets,
    ),
    beacons: createBeaconReceiver(
      database,
      measurements,
      settings.rates,
      (request) => readClientInfo(request).ip,
      logger,
    ),
    providerSignUp: createProviderSignUpReceiver({
      database,
      links: settings.providerLinks,
      secret: options.providerSignUpSecret ?? '',
      consoleOrigin,
      logger,
      wakeWorkers,
    }),
    policyReports: createPolicyReports({
      log: (report) => logger.warn('A page’s Content-Security-Policy blocked a request', report),
    }),
    isConsoleOrigin,
    recordPassword: (sub, how) => recordPassword(database, sub, how),
    database,
    storage,
    async close() {
      // Concurrently, since each only waits for its current work.
      await Promise.all([
        handler.drain().then(() => afterResponse.settle()),
        scheduler.close(),
        watch.close(),
        ownReports.close(),
        ...workers.map((worker) => worker.close()),
      ]);
      await cognito.close();
      await storage.close();
      await aws?.close();
      await database.close();
    },
  };
}
