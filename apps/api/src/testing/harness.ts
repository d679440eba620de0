import { desc } from 'drizzle-orm';
import type { MeasurementStore } from '../core/services/measurements.ts';
import { postgresStore } from '../features/analytics/postgresStore.ts';
import type { Database } from '../core/database/database.ts';
import {
  auditEvents,
  outboxJobs,
  users,
  type AuditEventRow,
  type OutboxJobRow,
  type UserRow,
} from '../core/database/schema.ts';
import { createHostingFixture, type HostingFixture } from '../core/services/hosting.fixture.ts';
import { createMalwareScan, type MalwareScanner } from '../core/services/malwareScan.ts';
import { storageInMemory } from '../core/services/objectStorage.fixture.ts';
import type { OutboundNetwork } from '../core/services/outboundNetwork.ts';
import type { ChangePoolEmail } from '../core/identity/changePoolEmail.ts';
import type { PoolMfa } from '../core/identity/poolMfa.ts';
import type { PoolPasskeys } from '../core/identity/poolPasskeys.ts';
import type { PoolProviderLinks } from '../core/identity/poolProviderLinks.ts';
import type { SignOutOfPool } from '../core/identity/signOutOfPool.ts';
import type { Logger } from '../core/logger.ts';
import type { Caller } from '../core/policy/principal.ts';
import type { ApiSettings } from '../core/requests/context.ts';
import { createAfterResponse } from '../core/requests/afterResponse.ts';
import { createRateLimiter } from '../core/requests/rateLimiter.ts';
import { schema } from '../schema.ts';
import { startDeadline } from '../core/transport/deadline.ts';
import { createExecutor } from '../core/transport/execute.ts';
import { openTestDatabase } from './testDatabase.ts';

type WireError = {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly requestId: string } & Readonly<Record<string, unknown>>;
};

/** A response as a client reads it. */
export type WireResponse = {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly WireError[];
  /** The code of the first error, or null. */
  readonly code: string | null;
};

export type ExecuteOptions = {
  readonly idempotencyKey?: string;
  readonly requestId?: string;
  readonly operationName?: string;
  /** Client address, used by rate limits. */
  readonly ip?: string;
  /** Origin of the requesting page. @default none */
  readonly origin?: string;
};

export type Harness = {
  readonly database: Database;
  readonly measurements: MeasurementStore;
  readonly logged: unknown[];
  /** Executes an operation as the caller, without HTTP and authentication. */
  execute(
    caller: Caller,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: ExecuteOptions,
  ): Promise<WireResponse>;
  /** Ends sessions in the user pool. Does nothing unless a test replaces it. */
  signOutOfPool: SignOutOfPool;
  /** Changes an address in the user pool. Returns CHANGED unless a test replaces it. */
  changePoolEmail: ChangePoolEmail;
  /** MFA in the user pool. Accepts every code, and no password, unless a test replaces it. */
  mfa: PoolMfa;
  /** Passkeys in the user pool. It has one, `example`, and accepts every other unless a test replaces it. */
  passkeys: PoolPasskeys;
  /** Sign-in methods in the user pool: a password and GitHub, and it links any provider, unless a test replaces them. */
  providerLinks: PoolProviderLinks;
  /** Network access to manifests and webhooks. No host name resolves unless a test replaces it. */
  outboundNetwork: OutboundNetwork;
  /** Scans uploads for malware. Finds none unless a test replaces it. */
  malwareScanner: MalwareScanner;
  /** Certificates, network and DNS of custom domains. Tests can reset it. */
  readonly hosting: HostingFixture;
  /** Object storage content, by bucket and key. */
  readonly stored: Map<string, Uint8Array>;
  /** Resets the rate limits, as if a minute had passed. */
  resetRateLimits(): void;
  auditRows(): Promise<AuditEventRow[]>;
  jobs(): Promise<OutboxJobRow[]>;
  storedUsers(): Promise<UserRow[]>;
  close(): Promise<void>;
};

const generousMilliseconds = 60_000;

const nowhere = (): never => {
  throw new Error('These settings do not store measurements');
};

export const testSettings = (): ApiSettings => ({
  regions: ['eu-north', 'eu-west'],
  consoleOrigin: 'https://console.example',
  supportAddress: 'support@console.example',
  steeringOrigin: 'https://steering.example',
  chartsOrigin: 'https://charts.example',
  measurements: { record: nowhere, queriesFor: nowhere, maintain: nowhere },
  storage: storageInMemory(),
  scanForMalware: async () => 'CLEAN',
  socialProviders: ['Google'],
  outboundNetwork: { resolve: async () => [], connect: async () => ({ status: 200 }) },
  domainHosting: createHostingFixture(),
  isMfaOffered: true,
  signOutOfPool: async () => undefined,
  changePoolEmail: async () => 'CHANGED',
  mfa: {
    checkPassword: async () => 'WRONG',
    associate: async () => 'SECRET',
    verify: async () => 'RIGHT',
    setEnabled: async () => undefined,
  },
  passkeys: {
    start: async () => ({ challenge: 'challenge' }),
    complete: async () => 'ADDED',
    list: async () => [{ id: 'example', createdAt: new Date(0) }],
    remove: async () => undefined,
  },
  providerLinks: {
    read: async () => ({
      hasPassword: true,
      providers: [{ provider: 'GitHub', userId: '1', linkedAt: new Date(0) }],
    }),
    link: async () => 'LINKED',
    unlink: async () => undefined,
  },
  // Test tokens are the ID of their sign-in.
  readAnyAge: async (originJti) => ({ originJti }),
  rates: createRateLimiter(),
  afterResponse: { add: () => undefined },
});

type OpenStore = (database: Database) => MeasurementStore | Promise<MeasurementStore>;

/**
 * Opens a separate database with an executor. Once per test file, with `resetWorld` before each test. `openStore`: the measurement store.
 */
export async function openHarness(openStore: OpenStore = postgresStore): Promise<Harness> {
  const database = await openTestDatabase();
  const measurements = await openStore(database);
  const logged: unknown[] = [];
  const logger: Logger = {
    warn: (...entry) => logged.push(entry),
    error: (...entry) => logged.push(entry),
  };
  const afterResponse = createAfterResponse(database, logger);
  const hosting = createHostingFixture();
  let rates = createRateLimiter();
  const storage = storageInMemory();
  const settings: ApiSettings = {
    ...testSettings(),
    domainHosting: hosting,
    measurements,
    storage,
    scanForMalware: createMalwareScan({ scan: (content) => harness.malwareScanner.scan(content) }, logger),
    signOutOfPool: (sub) => harness.signOutOfPool(sub),
    changePoolEmail: (sub, email) => harness.changePoolEmail(sub, email),
    mfa: {
      checkPassword: (username, password) => harness.mfa.checkPassword(username, password),
      associate: (token) => harness.mfa.associate(token),
      verify: (token, code) => harness.mfa.verify(token, code),
      setEnabled: (sub, enabled) => harness.mfa.setEnabled(sub, enabled),
    },
    passkeys: {
      start: (token) => harness.passkeys.start(token),
      complete: (token, credential) => harness.passkeys.complete(token, credential),
      list: (token) => harness.passkeys.list(token),
      remove: (token, id) => harness.passkeys.remove(token, id),
    },
    providerLinks: {
      read: (username) => harness.providerLinks.read(username),
      link: (username, provider, userId) => harness.providerLinks.link(username, provider, userId),
      unlink: (provider, userId) => harness.providerLinks.unlink(provider, userId),
    },
    outboundNetwork: {
      resolve: (hostname) => harness.outboundNetwork.resolve(hostname),
      connect: (target) => harness.outboundNetwork.connect(target),
    },
    rates: (...turn) => rates(...turn),
    afterResponse,
  };
  const execute = createExecutor(schema, database, logger, settings, () => undefined);
  const harness: Harness = {
    database,
    measurements,
    logged,
    hosting,
    stored: storage.stored,
    signOutOfPool: async () => undefined,
    changePoolEmail: async () => 'CHANGED',
    mfa: testSettings().mfa,
    passkeys: testSettings().passkeys,
    providerLinks: testSettings().providerLinks,
    outboundNetwork: testSettings().outboundNetwork,
    malwareScanner: { scan: async () => 'CLEAN' },
    async execute(caller, query, variables = {}, options = {}) {
      const { status, body } = await execute({
        query,
        variables,
        operationName: options.operationName ?? null,
        caller,
        accessToken: 'access token',
        requestId: options.requestId ?? 'test-request',
        ip: options.ip ?? '127.0.0.1',
        origin: options.origin ?? null,
        idempotencyKey: options.idempotencyKey ?? null,
        deadline: startDeadline(generousMilliseconds),
      });
      await afterResponse.settle();
      const wire = JSON.parse(JSON.stringify(body)) as Partial<Pick<WireResponse, 'data' | 'errors'>>;
      const errors = wire.errors ?? [];
      return { status, data: wire.data ?? null, errors, code: errors[0]?.extensions.code ?? null };
    },
    resetRateLimits() {
      rates = createRateLimiter();
    },
    auditRows: () =>
      database.asSystem((transaction) => transaction.select().from(auditEvents).orderBy(desc(auditEvents.at))),
    jobs: () => database.asSystem((transaction) => transaction.select().from(outboxJobs).orderBy(outboxJobs.id)),
    storedUsers: () => database.asSystem((transaction) => transaction.select().from(users).orderBy(users.id)),
    close: () => database.close(),
  };
  return harness;
}
