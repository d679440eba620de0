import type { IncomingMessage, ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { openClickHouseStore } from './analytics/clickHouseStore.ts';
import { postgresStore } from './analytics/postgresStore.ts';
import { createBeaconReceiver } from './analytics/receiveBeacons.ts';
import { createChartsFeed } from './charts/chartsFeed.ts';
import { forgetEmbeds } from './charts/embeds.ts';
import { endExpiredActing } from './acting/endExpiredActing.ts';
import { mailExpiringTokens } from './api-tokens/expiryMails.ts';
import { forgetOldEvents } from './audit/forgetOldEvents.ts';
import type { Database } from './database/database.ts';
import { openEmbedded } from './database/openEmbedded.ts';
import { openServer } from './database/openServer.ts';
import { createMailBrands } from './branding/mailBrand.ts';
import { entities } from './database/schema.ts';
import { openAwsHosting, type AwsHostingOptions } from './domains/awsHosting.ts';
import { deliverToHosting } from './domains/deliverToHosting.ts';
import type { DomainHosting } from './domains/domainHosting.ts';
import { pollDomains } from './domains/pollDomains.ts';
import { watchDomains } from './domains/watchDomains.ts';
import { publicNetwork, type ManifestNetwork } from './edge-delivery/manifestNetwork.ts';
import { createSteeringFeed } from './edge-delivery/steeringFeed.ts';
import type { EdgeIntelligence } from './edge-intelligence/edgeIntelligence.ts';
import { createApiTokenSignIn } from './identity/apiTokenSignIn.ts';
import { forgetUploads } from './images/forgetUploads.ts';
import type { ClamdAddress } from './images/clamd.ts';
import { createMalwareScan } from './images/malwareScan.ts';
import type { MalwareScanner } from './images/malwareScanner.ts';
import { openObjectStorage, type StorageOptions } from './images/objectStorage.ts';
import { createTokenVerifier } from './identity/accessToken.ts';
import { poolMfa } from './identity/poolMfa.ts';
import { poolProfileReader } from './identity/poolProfile.ts';
import { poolSessionChecker } from './identity/poolSession.ts';
import { lazyCognito, type IdentityOptions } from './identity/clients.ts';
import { createRevocationCheck } from './identity/revocation.ts';
import { createSignIn } from './identity/signIn.ts';
import { changePoolEmail } from './identity/changePoolEmail.ts';
import { signOutOfPool } from './identity/signOutOfPool.ts';
import { forgetHandovers } from './handovers/handover.ts';
import { createConsoleOrigins } from './hosts/consoleHosts.ts';
import { consoleLogger, type Logger, withCleanErrors } from './logger.ts';
import { deliverTo } from './outbox/deliver.ts';
import { deliverToPool } from './outbox/poolUsers.ts';
import type { WrittenMail } from './outbox/writeMail.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { createAfterResponse } from './requests/afterResponse.ts';
import { createRateLimiter } from './requests/rateLimiter.ts';
import { startScheduler, type ScheduledTask } from './scheduler/startScheduler.ts';
import { schema } from './schema/schema.ts';
import { createVersionCheck } from './transport/clientVersion.ts';
import { createExecutor } from './transport/execute.ts';
import { createHandler } from './transport/handler.ts';
import {
  anyOperation,
  createPersistedOperations,
  type PersistedOperationsOptions,
} from './transport/persistedOperations.ts';
import { createVisitorReader } from './transport/visitor.ts';
import { deleteDeactivated } from './viewer/deleteDeactivated.ts';
import { recordPassword } from './sessions/recordPassword.ts';
import { storeHasFactor } from './users/storeHasFactor.ts';

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
  readonly isFactorOffered?: boolean;
  /** Whether no user can sign in to the user pool without a second factor. @default false */
  readonly isFactorEnforced?: boolean;
  /** Called at least once for each mail, which carries the brand of its addressee's reseller. */
  readonly sendMail: (mail: WrittenMail) => Promise<void>;
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
    return openServer(databaseUrl, (error) => logger.warn('An idle database connection was lost', { error }));
  }
  if (dataFolder) return openEmbedded(dataFolder);
  throw new Error('The API needs a dataFolder or a databaseUrl');
}

async function hasPlatform(database: Database): Promise<boolean> {
  const platforms = await database.asSystem((transaction) =>
    transaction.select({ id: entities.id }).from(entities).where(eq(entities.type, 'PLATFORM')).limit(1),
  );
  return platforms.length > 0;
}

/** Whether the database of a server has been seeded. Migrates it, as opening the API does. */
export async function holdsAccounts(databaseUrl: string): Promise<boolean> {
  const database = await openServer(databaseUrl, () => undefined);
  try {
    return await hasPlatform(database);
  } finally {
    await database.close();
  }
}

/** Opens the database (migrating it) and starts the outbox worker. Loads the AWS SDK when it is first needed. */
export async function openApi(options: ApiOptions): Promise<Api> {
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
    deliverTo({
      tellPool: deliverToPool(cognito, options.userPoolId, consoleOrigin),
      sendMail: options.sendMail,
      brandOf: createMailBrands({ database, storage, consoleOrigin, supportAddress: options.supportAddress }),
      edgeIntelligence: options.edgeIntelligence,
      deliverDomain: (kind, payload) => deliverToHosting(domainHosting, kind, payload, consoleOrigin),
      consoleOrigin,
      storage,
    }),
    logger,
  );
  const afterResponse = createAfterResponse(database, logger, () => worker.wake());
  const tasks: readonly ScheduledTask[] = [
    { name: 'endExpiredActing', run: endExpiredActing },
    { name: 'forgetOldEvents', run: forgetOldEvents },
    { name: 'maintainMeasurements', run: (transaction) => measurements.maintain(transaction, new Date()) },
    { name: 'forgetEmbeds', run: forgetEmbeds },
    { name: 'forgetHandovers', run: forgetHandovers },
    { name: 'forgetUploads', run: forgetUploads },
    { name: 'deleteDeactivated', run: deleteDeactivated },
    { name: 'mailExpiringTokens', run: (transaction) => mailExpiringTokens(transaction, consoleOrigin) },
    { name: 'pollDomains', run: pollDomains },
  ];
  const scheduler = startScheduler(database, tasks, logger, () => worker.wake());
  const watch = watchDomains({ database, hosting: domainHosting, logger });
  const { isFactorOffered = true, isFactorEnforced = false } = options;
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
    isFactorOffered,
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
  const visitorOf = createVisitorReader(options.edgeNetworks ?? []);
  const handler = createHandler({
    hosts: [new URL(consoleOrigin).host],
    isConsoleOrigin,
    visitorOf,
    signIn: createApiTokenSignIn(
      database,
      settings.rates,
      createSignIn(
        database,
        createTokenVerifier(options),
        createRevocationCheck(
          poolSessionChecker(cognito, storeHasFactor(database, { origin: consoleOrigin, isFactorEnforced })),
        ),
        poolProfileReader(cognito),
        { isFactorOffered },
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
    beacons: createBeaconReceiver(database, measurements, settings.rates, (request) => visitorOf(request).ip, logger),
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
