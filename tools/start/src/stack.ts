import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  embeddedEdgeIntelligence,
  holdsAccounts,
  poolIdsOf,
  createAddressReader,
  openApi,
  writePoolMail,
  type Api,
  type ApiOptions,
  type PersistedOperationsOptions,
} from '@edge-console/api';
import { fillDemoTraffic, seedDatabase, toImportedUsers } from '@edge-console/api/seed';
import { openCharts } from '@edge-console/charts';
import { connectOriginsOf, imageHostsOf, policyReportPath } from '@edge-console/console/serving';
import { openLocalCloud, type LocalCloud } from '@edge-console/local-cloud';
import { openSteering } from '@edge-console/steering';
import { checkAgreement, checkReset } from './agreement.ts';
import { hostOf, namesThisMachine, refuseHost } from './hosts.ts';
import { createPolicyReports } from './policyReports.ts';
import { preSignUp } from './preSignUp.ts';
import { requestPath } from './requestPath.ts';
import { contacts, mfa, redirectsOf, regions, runtimeConfiguration } from './runtimeConfiguration.ts';
import { adminCredentials, serviceSecret } from './secrets.ts';

/** Answers a request for a page or a file; the stack has answered everything else before. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

export type PageOrigins = {
  readonly connectOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  /** Where uploaded pictures are served. */
  readonly imageHosts: readonly string[];
};

export type StackOptions = {
  /** Everything that must survive a restart: database, user pool, mails. */
  dataFolder: string;
  port: number;
  /** Of the steering service, which has an origin of its own. */
  steeringPort: number;
  /** Of the charts host, which has an origin of its own, too. */
  chartsPort: number;
  /** Of the object store, and of the pictures in it: an origin without cookies. */
  objectPort: number;
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string;
  /** A ClickHouse for what players measure, instead of the database. */
  clickHouseUrl?: string | undefined;
  /**
   * Addresses and networks of an edge in front of the stack, whose word on where a request comes from is believed.
   * @default none: whoever is on this machine can write any header
   */
  edgeNetworks?: readonly string[];
  /** The oldest version of the console that the API answers. @default any */
  minimumClientVersion?: string | undefined;
  /** ClamAV's `clamd`, which scans what people upload. @default none: nothing is scanned */
  malwareScanner?: ApiOptions['malwareScanner'];
  /** What people may ask the API: the operations of builds of the console. @default anything */
  operations?: PersistedOperationsOptions | undefined;
  /** Throw the data away first. */
  reset?: boolean;
  /** `origins`: what the pages may call and show in frames, by the configuration that they get. */
  openPages(server: Server, origins: PageOrigins): Promise<PageHandler>;
};

export type Stack = { origin: string; steeringOrigin: string; chartsOrigin: string; close(): Promise<void> };

const region = 'local';
// By its address, not by the name of the console: cookies of a name are sent to each of its ports.
const objectOriginOf = ({ objectPort }: Pick<StackOptions, 'objectPort'>) => `http://127.0.0.1:${objectPort}`;
const feedPath = '/steering/feed';
const chartsPath = '/charts/feed';
/** The build of the dashboards' pages. */
const chartsPages = fileURLToPath(new URL('../../../apps/charts/dist', import.meta.url));
const steeringOriginOf = ({ steeringPort }: Pick<StackOptions, 'steeringPort'>) => `http://localhost:${steeringPort}`;
const chartsOriginOf = ({ chartsPort }: Pick<StackOptions, 'chartsPort'>) => `http://localhost:${chartsPort}`;

async function openServices(options: StackOptions, origin: string): Promise<{ cloud: LocalCloud; api: Api }> {
  const opened: { api?: Api } = {};
  const credentials = adminCredentials(options.dataFolder);
  const { edgeNetworks = [] } = options;
  const cloud = await openLocalCloud({
    folder: join(options.dataFolder, 'local-cloud'),
    origin,
    objectOrigin: objectOriginOf(options),
    adminCredentials: credentials,
    redirects: redirectsOf(origin),
    writeMail: (mail, metadata) => writePoolMail(mail, metadata, origin),
    preSignUp,
    isConsoleOrigin: async (asked) => (await opened.api?.isConsoleOrigin(asked)) ?? false,
    // One rule for both whom to believe.
    addressOf: createAddressReader(edgeNetworks),
  });
  const api = await openApi({
    ...(options.databaseUrl
      ? { databaseUrl: options.databaseUrl }
      : { dataFolder: join(options.dataFolder, 'database') }),
    clickHouseUrl: options.clickHouseUrl,
    issuer: cloud.issuer,
    jwksUrl: `${origin}${cloud.jwksPath}`,
    userPoolId: cloud.userPoolId,
    userPoolClientId: cloud.userPoolClientId,
    identityEndpoint: `${origin}/identity/`,
    awsCredentials: credentials,
    region,
    consoleOrigin: origin,
    edgeNetworks,
    minimumClientVersion: options.minimumClientVersion,
    operations: options.operations,
    regions,
    isFactorOffered: mfa.totpEnabled,
    sendMail: (mail) => cloud.sendMail(mail),
    supportAddress: contacts.support,
    edgeIntelligence: embeddedEdgeIntelligence(),
    domainHosting: cloud.domainHosting,
    storage: {
      endpoint: objectOriginOf(options),
      region,
      uploadBucket: cloud.buckets.uploads,
      assetBucket: cloud.buckets.assets,
      assetsUrl: `${objectOriginOf(options)}/${cloud.buckets.assets}`,
    },
    malwareScanner: options.malwareScanner,
    socialProviders: cloud.hostedProviders,
    steeringOrigin: steeringOriginOf(options),
    steeringSecret: serviceSecret(options.dataFolder, 'steering'),
    chartsOrigin: chartsOriginOf(options),
    chartsSecret: serviceSecret(options.dataFolder, 'charts'),
  });
  opened.api = api;
  return { cloud, api };
}

/** People can sign in as soon as the database knows them: both sides are filled from the same list, once. */
async function fill(
  services: { cloud: LocalCloud; api: Api },
  { dataFolder, databaseUrl }: Pick<StackOptions, 'dataFolder' | 'databaseUrl'>,
): Promise<void> {
  if (services.api.seeded) {
    await checkAgreement({
      subs: await poolIdsOf(services.api.database),
      unknownAmong: (subs) => services.cloud.unknownAmong(subs),
      dataFolder,
      isServer: databaseUrl !== undefined,
    });
    return;
  }
  await services.cloud.importUsers(toImportedUsers());
  // Counted from now, so that the newest sign-ins are minutes old.
  await seedDatabase(services.api.database, { epoch: new Date() });
}

function answerJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

/** Lets the demo's customers be watched while the stack runs. */
async function startTraffic({ database }: Api): Promise<{ stop(): Promise<void> }> {
  await fillDemoTraffic(database, new Date());
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => fillDemoTraffic(database, new Date())).catch((error: unknown) => console.error(error));
  }, 5_000);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

/** Starts the whole product on one loopback origin and returns when it answers. */
export async function startStack(options: StackOptions): Promise<Stack> {
  if (options.reset) {
    checkReset(options.databaseUrl !== undefined && (await holdsAccounts(options.databaseUrl)));
    rmSync(options.dataFolder, { recursive: true, force: true });
  }
  await mkdir(options.dataFolder, { recursive: true });
  const origin = `http://localhost:${options.port}`;
  const services = await openServices(options, origin);
  await fill(services, options);
  const traffic = await startTraffic(services.api);

  const server = createServer();
  // Idle connections stay open: a request on one that is being closed would get no answer.
  server.keepAliveTimeout = 0;
  const [steeringOrigin, chartsOrigin] = [steeringOriginOf(options), chartsOriginOf(options)];
  const objectOrigin = objectOriginOf(options);
  const configuration = runtimeConfiguration(services.cloud, { origin, steeringOrigin, chartsOrigin, objectOrigin });
  const pages = await options.openPages(server, {
    connectOrigins: connectOriginsOf(configuration),
    frameOrigins: [chartsOrigin],
    imageHosts: imageHostsOf(configuration),
  });

  const takePolicyReports = createPolicyReports({
    log: ({ directive, blocked, source }) =>
      console.warn(`The policy of a page stopped ${blocked} (${directive}) in ${source}`),
  });

  /** A reseller's host has the pages of the console, and the configuration of all of them. What they call is at the console's own. */
  async function answerOtherHost(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await services.api.isConsoleOrigin(`http://${hostOf(request)}`))) refuseHost(response);
    else if (path === policyReportPath) await takePolicyReports(request, response);
    else if (path === '/config.json') answerJson(response, configuration);
    else pages(request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = requestPath(request.url);
    if (!namesThisMachine(request, options.port)) await answerOtherHost(path, request, response);
    else if (path === '/graphql') await services.api.handle(request, response);
    else if (path === feedPath) await services.api.steeringFeed(request, response);
    else if (path === chartsPath) await services.api.charts(request, response);
    else if (path === '/beacons') await services.api.beacons(request, response);
    else if (path === policyReportPath) await takePolicyReports(request, response);
    else if (path === '/config.json') answerJson(response, configuration);
    else if (!(await services.cloud.handle(request, response))) pages(request, response);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });

  const objects = createServer((request, response) => void services.cloud.handleObject(request, response));
  await new Promise<void>((resolve, reject) => {
    objects.once('error', reject);
    objects.listen(options.objectPort, '127.0.0.1', resolve);
  });

  const steering = await openSteering({
    port: options.steeringPort,
    origin: steeringOrigin,
    feedUrl: `${origin}${feedPath}`,
    secret: serviceSecret(options.dataFolder, 'steering'),
    snapshotPath: join(options.dataFolder, 'steering.ndjson'),
    logger: console,
  });
  await steering.ready;
  const charts = await openCharts({
    port: options.chartsPort,
    apiUrl: `${origin}${chartsPath}`,
    secret: serviceSecret(options.dataFolder, 'charts'),
    pages: chartsPages,
    consoleOrigin: origin,
  });

  return {
    origin,
    steeringOrigin,
    chartsOrigin,
    async close() {
      await charts.close();
      await steering.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      await traffic.stop();
      await services.api.close();
      await new Promise<void>((resolve) => {
        objects.close(() => resolve());
        objects.closeIdleConnections();
      });
      await services.cloud.close();
    },
  };
}
