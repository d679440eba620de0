import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  embeddedEdgeIntelligence,
  feedPaths,
  readPoolSubs,
  isSeeded,
  renderPoolMail,
  type ApiOptions,
  type OutboundNetwork,
  type PersistedOperationsOptions,
} from '@edge-console/api';
import { demoStream, fillDemoTraffic, hostReseller, seedDatabase, toImportedUsers } from '@edge-console/api/seed';
import { connectOriginsOf, imageHostsOf, policyReportPath } from '@edge-console/console/serving';
import { createLocalCloud, type LocalCloud } from '@edge-console/local-cloud';
import { demoPlayerHandler } from '@edge-console/player';
import { createRateLimitKeyReader } from '@edge-console/service';
import { checkDataConsistency } from './dataConsistency.ts';
import type { DataFolder } from './dataFolder.ts';
import { hostOf, isLoopbackHost, rejectHost } from './hosts.ts';
import type { LoopbackServer } from './loopbackServer.ts';
import { openDatabase } from './openDatabase.ts';
import { preSignUpOf } from './preSignUp.ts';
import { requestPath } from './requestPath.ts';
import { contacts, mfa, redirectsOf, regions, runtimeConfiguration } from './runtimeConfiguration.ts';
import { adminCredentials, serviceSecret } from './secrets.ts';
import { servicesInProcess, type OpenedApi, type Services } from './services.ts';

/** Handles requests for pages and files, after all other routes. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

export type PageOrigins = {
  readonly connectOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  /** Hosts that serve uploaded images. */
  readonly imageHosts: readonly string[];
};

/** Each server has its own origin. */
export const stackServers = ['console', 'steering', 'charts', 'objects', 'player'] as const;
type StackServers = Readonly<Record<(typeof stackServers)[number], LoopbackServer>>;

type StackOptions = {
  /** The stack closes it. */
  data: DataFolder;
  /** The stack closes them. */
  servers: StackServers;
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string;
  /** A ClickHouse server for player data, instead of the database. */
  clickHouseUrl?: string | undefined;
  /**
   * Addresses and networks of a trusted edge in front of the stack, whose client address headers are used.
   * @default none, because any local client can set these headers
   */
  edgeNetworks?: readonly string[];
  /** The oldest version of the console that the API supports. @default any */
  minimumClientVersion?: string | undefined;
  /** ClamAV's `clamd`, which scans uploads. @default none: nothing is scanned */
  malwareScanner?: ApiOptions['malwareScanner'];
  /** Operations that the API accepts: those of the console's builds. @default anything */
  operations?: PersistedOperationsOptions | undefined;
  /** How to open the services. @default in this process */
  services?: Services;
  /** The network to manifests and webhooks. @default the real one */
  outboundNetwork?: OutboundNetwork;
  /** `origins`: origins that the pages can call and embed. */
  openPages(server: Server, origins: PageOrigins): Promise<PageHandler>;
};

export type Stack = {
  origin: string;
  steeringOrigin: string;
  chartsOrigin: string;
  playerOrigin: string;
  close(): Promise<void>;
};

const region = 'local';
/** The build of the charts host. */
const chartsPages = fileURLToPath(new URL('../../../apps/charts/dist', import.meta.url));
/** The build of the demo player. */
const playerPages = fileURLToPath(new URL('../../../apps/player/dist/demo', import.meta.url));

const originsOf = ({ console: { port }, steering, charts, objects, player }: StackServers) => ({
  origin: `http://localhost:${port}`,
  steeringOrigin: `http://localhost:${steering.port}`,
  chartsOrigin: `http://localhost:${charts.port}`,
  playerOrigin: `http://localhost:${player.port}`,
  // An IP address, because cookies of a host name are sent to all its ports.
  objectOrigin: `http://127.0.0.1:${objects.port}`,
});
type Origins = ReturnType<typeof originsOf>;
type Opened = { readonly cloud: LocalCloud; readonly api: OpenedApi };

async function openServices(
  options: StackOptions,
  { origin, steeringOrigin, chartsOrigin, objectOrigin }: Origins,
  opened: AsyncDisposableStack,
): Promise<Opened> {
  const services: { api?: OpenedApi } = {};
  const { data, servers, edgeNetworks = [], services: { openApi } = servicesInProcess } = options;
  const credentials = adminCredentials(data.path);
  const apiPath = `/identity/api/${serviceSecret(data.path, 'identity')}/`;
  const cloud = await createLocalCloud({
    folder: join(data.path, 'local-cloud'),
    origin,
    objectOrigin,
    adminCredentials: credentials,
    apiPath,
    redirects: redirectsOf(origin),
    writeMail: (mail, metadata) => renderPoolMail(mail, metadata, origin),
    preSignUp: preSignUpOf({
      url: `${origin}${feedPaths.providerSignUp}`,
      secret: serviceSecret(data.path, 'provider-sign-up'),
    }),
    onPasswordSet: async (sub, how) => services.api?.recordPassword(sub, how),
    isConsoleOrigin: async (asked) => (await services.api?.isConsoleOrigin(asked)) ?? false,
    // The same rule for both.
    addressOf: createRateLimitKeyReader(edgeNetworks),
  });
  opened.defer(() => cloud.close());
  servers.objects.serve((request, response) => cloud.handleObject(request, response));
  opened.defer(servers.objects.close);
  const api = await openApi({
    database: await openDatabase(data.path, options.databaseUrl),
    clickHouseUrl: options.clickHouseUrl,
    issuer: cloud.issuer,
    jwksUrl: `${origin}${cloud.jwksPath}`,
    userPoolId: cloud.userPoolId,
    userPoolClientId: cloud.userPoolClientId,
    identityEndpoint: `${origin}${apiPath}`,
    awsCredentials: credentials,
    region,
    consoleOrigin: origin,
    edgeNetworks,
    minimumClientVersion: options.minimumClientVersion,
    operations: options.operations,
    regions,
    isMfaOffered: mfa.totpEnabled,
    sendMail: (mail) => cloud.sendMail(mail),
    supportAddress: contacts.support,
    edgeIntelligence: embeddedEdgeIntelligence(),
    domainHosting: cloud.domainHosting,
    storage: {
      endpoint: objectOrigin,
      region,
      uploadBucket: cloud.buckets.uploads,
      assetBucket: cloud.buckets.assets,
      assetsUrl: `${objectOrigin}/${cloud.buckets.assets}`,
    },
    malwareScanner: options.malwareScanner,
    ...(options.outboundNetwork && { outboundNetwork: options.outboundNetwork }),
    socialProviders: cloud.hostedProviders,
    steeringOrigin,
    steeringSecrets: [serviceSecret(data.path, 'steering')],
    chartsOrigin,
    chartsSecrets: [serviceSecret(data.path, 'charts')],
    providerSignUpSecret: serviceSecret(data.path, 'provider-sign-up'),
  });
  opened.defer(() => api.close());
  services.api = api;
  return { cloud, api };
}

/** Fills the database and the user pool from the same list, once. */
async function fill(
  services: Opened,
  { data, databaseUrl }: Pick<StackOptions, 'data' | 'databaseUrl'>,
): Promise<void> {
  if (await isSeeded(services.api.database)) {
    checkDataConsistency({
      subs: await readPoolSubs(services.api.database),
      poolSubs: await services.cloud.userIds(),
      dataFolder: data.path,
      isServer: databaseUrl !== undefined,
    });
    return;
  }
  const { api, cloud } = services;
  await cloud.importUsers(toImportedUsers());
  // Relative to now, so that the newest sign-ins are minutes old.
  const epoch = new Date();
  const reseller = await hostReseller(
    { storage: api.storage, hosting: cloud.domainHosting, addRecord: (record) => cloud.addDnsRecord(record) },
    epoch,
  );
  await seedDatabase(api.database, { epoch, reseller });
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

/** Simulates viewers of the demo's customers while the stack runs. */
async function startTraffic({ database }: OpenedApi): Promise<{ stop(): Promise<void> }> {
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

/** Starts the whole product and returns when all servers respond. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { data, servers, services: opener = servicesInProcess } = options;
  const origins = originsOf(servers);
  const { origin, steeringOrigin, chartsOrigin, playerOrigin } = origins;
  // Closes in reverse order, even if startup fails.
  await using opened = new AsyncDisposableStack();
  opened.defer(data.close);
  for (const { close } of Object.values(servers)) opened.defer(close);
  const services = await openServices(options, origins, opened);
  await fill(services, options);
  const traffic = await startTraffic(services.api);
  opened.defer(() => traffic.stop());

  const configuration = runtimeConfiguration(services.cloud, origins);
  const pages = await options.openPages(servers.console.server, {
    connectOrigins: connectOriginsOf(configuration),
    frameOrigins: [chartsOrigin],
    imageHosts: imageHostsOf(configuration),
  });

  /** A reseller's host serves the console's pages and configuration. They call the console's own host. */
  async function handleOtherHost(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const policyReports = path === policyReportPath ? services.api.route(path) : undefined;
    if (!(await services.api.isConsoleOrigin(`http://${hostOf(request)}`))) rejectHost(response);
    else if (policyReports) await policyReports(request, response);
    else if (path === '/config.json') sendJson(response, configuration);
    else pages(request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = requestPath(request.url);
    const handler = services.api.route(path);
    if (!isLoopbackHost(request, servers.console.port)) await handleOtherHost(path, request, response);
    else if (handler) await handler(request, response);
    else if (path === '/config.json') sendJson(response, configuration);
    else if (!(await services.cloud.handle(request, response))) pages(request, response);
  }

  servers.console.serve(answer);
  opened.defer(servers.console.close);

  const steering = await opener.openSteering({
    origin: steeringOrigin,
    feedUrl: `${origin}${feedPaths.steering}`,
    secret: serviceSecret(data.path, 'steering'),
    snapshotPath: join(data.path, 'steering.ndjson'),
    addressOf: createRateLimitKeyReader(options.edgeNetworks ?? []),
    logger: console,
  });
  opened.defer(steering.close);
  servers.steering.serve(steering.handle);
  opened.defer(servers.steering.close);
  const charts = await opener.openCharts({
    apiUrl: `${origin}${feedPaths.charts}`,
    secret: serviceSecret(data.path, 'charts'),
    pages: chartsPages,
    consoleOrigin: origin,
  });
  opened.defer(charts.close);
  servers.charts.serve(charts.handle);
  opened.defer(servers.charts.close);
  const { key, channel, playerToken } = demoStream();
  servers.player.serve(
    demoPlayerHandler({
      pages: playerPages,
      port: servers.player.port,
      consoleOrigin: origin,
      steeringOrigin,
      defaults: { key, channel, steering: `${steeringOrigin}/decision/${playerToken}` },
    }),
  );
  opened.defer(servers.player.close);

  const resources = opened.move();
  return { origin, steeringOrigin, chartsOrigin, playerOrigin, close: () => resources.disposeAsync() };
}
