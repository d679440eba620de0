import type { IncomingMessage, ServerResponse } from 'node:http';
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
import { openPglite } from './core/database/openPglite.ts';
import { openPostgres } from './core/database/openPostgres.ts';
import { createMailBrands } from './core/mail/mailBrand.ts';
import { entities } from './core/database/schema.ts';
import { openAwsHosting, type AwsHostingOptions } from './features/domains/awsHosting.ts';
import { runHostingJob } from './features/domains/runHostingJob.ts';
import type { DomainHosting } from './core/services/domainHosting.ts';
import { pollDomains } from './features/domains/pollDomains.ts';
import { watchDomains } from './core/hosts/watchDomains.ts';
import { publicNetwork, type ManifestNetwork } from './core/services/manifestNetwork.ts';
import { createSteeringFeed } from './features/edge-delivery/steeringFeed.ts';
import type { EdgeIntelligence } from './core/services/edgeIntelligence.ts';
import { createApiTokenAuthenticator } from './core/identity/authenticateApiToken.ts';
import { deleteAbandonedUploads } from './core/images/deleteAbandonedUploads.ts';
import type { ClamdAddress } from './core/services/clamd.ts';
import { createMalwareScan, type MalwareScanner } from './core/services/malwareScan.ts';
import { openObjectStorage, type StorageOptions } from './core/services/objectStorage.ts';
import { createTokenVerifier } from './core/identity/accessToken.ts';
import { poolMfa } from './core/identity/poolMfa.ts';
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
import { startScheduler, type ScheduledTask } from './core/scheduler/startScheduler.ts';
import { schema } from './schema.ts';
import { createVersionCheck } from './core/transport/clientVersion.ts';
import { createExecutor } from './core/transport/execute.ts';
import { createHandler } from './core/transport/handler.ts';
import {
  anyOperation,
  createPersistedOperations,
  type PersistedOperationsOptions,
} from './core/transport/persistedOperations.ts';
import { createClientInfoReader } from './core/transport/clientInfo.ts';
import { deleteDeactivated } from './features/accounts/deleteDeactivated.ts';
import { recordPassword } from './features/sessions/recordPassword.ts';
import { saveMfaEnabled } from './features/mfa/saveMfaEnabled.ts';

export type ApiOptions = IdentityOptions & {
  /** A folder of its own for the embedded database; or `databaseUrl`, a PostgreSQL server. One of them. */
  readonly dataFolder?: string;
  readonly databaseUrl?: string;
  /** ClickHouse for what players measure: `https://user:password@host:8443/database`. @default the database above */
  readonly clickHouseUrl?: string | undefined;
  /** `iss` of the access tokens: compared, never fetched. */
  readonly issuer: string;
  /** Where the pool's public keys are. */
  readonly jwksUrl: string;
  readonly userPoolClientId: string;
  /** The console's own: its host is the one that this API answers to. Resellers have further ones. */
  readonly consoleOrigin: string;
  /**
   * Addresses and networks (`10.0.0.0/16`) of the CDN in front of the API (trusted proxies). What
   * CloudFront writes of a viewer (`CloudFront-Viewer-Address`, `-City`, `-Country-Name`, `-Country-Region-Name`) is
   * trusted from there, and from nobody else. @default none
   */
  readonly edgeNetworks?: readonly string[];
  /** The oldest version of the console that is answered: "1.4.0". Older ones are asked to reload. @default any */
  readonly minimumClientVersion?: string | undefined;
  /** People are answered the operations of the console's builds alone; API tokens any. @default any operation for everybody: development */
  readonly operations?: PersistedOperationsOptions | undefined;
  /** Regions of accounts, as in the console's configuration. */
  readonly regions: readonly string[];
  /** Whether the user pool supports a second factor: else none can be required. @default true */
  readonly isMfaOffered?: boolean;
  /** Whether no user can sign in to the user pool without a second factor. @default false */
  readonly isMfaEnforced?: boolean;
  /** Called at least once for each mail, which carries the brand of its addressee's reseller. */
  readonly sendMail: (mail: RenderedMail) => Promise<void>;
  /** Where reported issues are mailed. */
  readonly supportAddress: string;
  readonly edgeIntelligence: EdgeIntelligence;
  /** Certificates, network and DNS of custom domains: those of AWS, by the ids of its distribution, or a stand-in. */
  readonly domainHosting: DomainHosting | Omit<AwsHostingOptions, 'awsCredentials'>;
  /** Providers that the console offers beside a password. @default none */
  readonly socialProviders?: readonly string[];
  /** Where pictures are kept, and where they are read. */
  readonly storage: Omit<StorageOptions, 'awsCredentials'>;
  /**
   * ClamAV's `clamd`, or what stands in its place: files that people upload are scanned before they are kept.
   * @default none: nothing is scanned
   */
  readonly malwareScanner?: ClamdAddress | MalwareScanner | undefined;
  /** Origin of the steering service, which players ask. */
  readonly steeringOrigin: string;
  /** What the steering service shows to read the feed. */
  readonly steeringSecret: string;
  /** Origin of the charts host, which shows dashboards in frames. */
  readonly chartsOrigin: string;
  /** What the charts host shows to read for whoever looks at a dashboard. */
  readonly chartsSecret: string;
  /** @default the network itself */
  readonly manifestNetwork?: ManifestNetwork;
  readonly logger?: Logger;
};

export type Api = {
  /** `POST /graphql`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** `GET` of the steering service: what has changed of the resources. */
  steeringFeed(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** `POST` of the charts host: opens dashboards and reads what they show. */
  charts(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether the console is opened at this origin: its own, a free address of a reseller, a domain that is live. */
  isConsoleOrigin(origin: string): Promise<boolean>;
  /** `POST` of players: what they measure. */
  beacons(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** To be called once a user has another password at the user pool. */
  recordPassword(sub: string, how: 'CHANGED' | 'RESET'): Promise<void>;
  /** Answers running requests, lets the outbox worker finish its job, closes the database. */
  close(): Promise<void>;
  /** Whether the database was seeded when it was opened: it has a platform. */
  readonly seeded: boolean;
  /** For the seed, which writes as the system. */
  readonly database: Database;
};

const timeoutMilliseconds = 10_000;

function openDatabase({ dataFolder, databaseUrl }: ApiOptions, logger: Logger): Promise<Database> {
  if (databaseUrl) {
    return openPostgres(databaseUrl, (error) => logger.warn('An idle database connection was lost', { error }));
  }
  if (dataFolder) return openPglite(dataFolder);
  throw new Error('The API needs a dataFolder or a databaseUrl');
}

async function hasPlatform(database: Database): Promise<boolean> {
  const platforms = await database.asSystem((transaction) =>
    transaction.select({ id: entities.id }).from(entities).where(eq(entities.type, 'PLATFORM')).limit(1),
  );
  return platforms.length > 0;
}

/** Whether the database of a server has been seeded. Migrates it, as opening the API does. */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  const database = await openPostgres(databaseUrl, () => undefined);
  try {
    return await hasPlatform(database);
  } finally {
    await database.close();
  }
}

/** Opens the database (migrating it) and starts the outbox worker. Loads the AWS SDK when it is first needed. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const logger = withCleanErrors(options.logger ?? consoleLogger);
  const database = await openDatabase(options, logger);
  const measurements = options.clickHouseUrl
    ? openClickHouseStore(options.clickHouseUrl, database)
    : postgresStore(database);
  const cognito = lazyCognito(options);
  const { consoleOrigin } = options;
  const isConsoleOrigin = createConsoleOrigins(database, consoleOrigin);
  const storage = openObjectStorage({ ...options.storage, awsCredentials: options.awsCredentials });
  const aws =
    'distributionId' in options.domainHosting
      ? openAwsHosting({ ...options.domainHosting, awsCredentials: options.awsCredentials })
      : null;
  const domainHosting = aws ?? (options.domainHosting as DomainHosting);
  const worker = startOutboxWorker(
    database,
    createJobHandler({
      syncPoolUser: createPoolUserSync(cognito, options.userPoolId, consoleOrigin),
      sendMail: options.sendMail,
      brandOf: createMailBrands({ database, storage, consoleOrigin, supportAddress: options.supportAddress }),
      edgeIntelligence: options.edgeIntelligence,
      runDomainJob: (kind, payload) => runHostingJob(domainHosting, kind, payload, consoleOrigin),
      consoleOrigin,
      storage,
    }),
    logger,
  );
  const afterResponse = createAfterResponse(database, logger, () => worker.wake());
  const tasks: readonly ScheduledTask[] = [
    { name: 'endExpiredImpersonations', run: endExpiredImpersonations },
    { name: 'deleteOldAuditEvents', run: deleteOldAuditEvents },
    { name: 'maintainMeasurements', run: (transaction) => measurements.maintain(transaction, new Date()) },
    { name: 'deleteExpiredEmbeds', run: deleteExpiredEmbeds },
    { name: 'deleteExpiredHandovers', run: deleteExpiredHandovers },
    { name: 'deleteAbandonedUploads', run: deleteAbandonedUploads },
    { name: 'deleteDeactivated', run: deleteDeactivated },
    { name: 'mailExpiringTokens', run: (transaction) => mailExpiringTokens(transaction, consoleOrigin) },
    { name: 'pollDomains', run: pollDomains },
  ];
  const scheduler = startScheduler(database, tasks, logger, () => worker.wake());
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
    manifestNetwork: options.manifestNetwork ?? publicNetwork,
    domainHosting,
    isMfaOffered,
    signOutOfPool: signOutOfPool(cognito, options.userPoolId),
    changePoolEmail: changePoolEmail(cognito, options.userPoolId),
    mfa: poolMfa(cognito, options.userPoolId),
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
        { isMfaOffered },
      ),
    ),
    execute: createExecutor(schema, database, logger, settings, () => worker.wake()),
    logger,
    timeoutMilliseconds,
    isTooOld: createVersionCheck(options.minimumClientVersion),
    operations: options.operations ? createPersistedOperations(options.operations) : anyOperation,
  });
  return {
    handle: (request, response) => handler.handle(request, response),
    steeringFeed: createSteeringFeed(database, options.steeringSecret, logger),
    charts: createChartsFeed(database, measurements, options.chartsSecret, consoleOrigin, logger),
    beacons: createBeaconReceiver(
      database,
      measurements,
      settings.rates,
      (request) => readClientInfo(request).ip,
      logger,
    ),
    isConsoleOrigin,
    recordPassword: (sub, how) => recordPassword(database, sub, how),
    seeded: await hasPlatform(database),
    database,
    async close() {
      // Together: each of them waits for at most what it has at hand.
      await Promise.all([
        handler.drain().then(() => afterResponse.settle()),
        scheduler.close(),
        watch.close(),
        worker.close(),
      ]);
      await cognito.close();
      await storage.close();
      await aws?.close();
      await database.close();
    },
  };
}
