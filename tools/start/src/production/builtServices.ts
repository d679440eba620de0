import { join } from 'node:path';
import { createConsoleOrigins, feedPaths, openObjectStorage, recordPassword } from '@edge-console/api';
import type { Handler } from '@edge-console/service';
import type { Services } from '../services.ts';
import { persistQueries } from './persistQueries.ts';
import { ServiceGroup, type EnvironmentOf, type ProcessOptions } from './serviceGroup.ts';
import { openEdgeIntelligence, openMailServer } from './standIns.ts';

export type BuiltOptions = ProcessOptions & {
  /** A folder for data of the processes. */
  readonly data: string;
  /** The login that the services use. */
  readonly databaseUrl: string;
  /** Processes of the API and of steering. */
  readonly copies: number;
  readonly operationsFolders: readonly string[];
};

const listOf = (items: readonly string[]) => items.join(',');
const defined = (environment: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** The built services as separate processes, as in production, with the stack's stand-ins for AWS. */
export function builtServices(options: BuiltOptions): Services & { readonly groups: Map<string, ServiceGroup> } {
  const groups = new Map<string, ServiceGroup>();

  async function open(name: string, copies: number, environmentOf: EnvironmentOf) {
    const group = new ServiceGroup(options, name, environmentOf);
    groups.set(name, group);
    await Promise.all(Array.from({ length: copies }, () => group.start()));
    return group;
  }

  return {
    groups,
    async openApi(api) {
      const { database, storage: images, domainHosting, malwareScanner } = api;
      const mailServer = await openMailServer(api.sendMail);
      const token = 'token-for-edge-intelligence-in-tests';
      const intelligence = await openEdgeIntelligence(api.edgeIntelligence, token);
      const testOperations = join(options.data, 'test-operations');
      const [steeringSecret, chartsSecret] = [api.steeringSecrets[0], api.chartsSecrets[0]];
      const environment = defined({
        CONSOLE_ORIGIN: api.consoleOrigin,
        DATABASE_URL: options.databaseUrl,
        CLICKHOUSE_URL: api.clickHouseUrl,
        AWS_REGION: api.region,
        AWS_ACCESS_KEY_ID: api.awsCredentials?.accessKeyId,
        AWS_SECRET_ACCESS_KEY: api.awsCredentials?.secretAccessKey,
        USER_POOL_ID: api.userPoolId,
        USER_POOL_CLIENT_ID: api.userPoolClientId,
        USER_POOL_ENDPOINT: api.identityEndpoint,
        USER_POOL_ISSUER: api.issuer,
        USER_POOL_JWKS_URL: api.jwksUrl,
        EDGE_NETWORKS: listOf(api.edgeNetworks ?? []),
        MFA: api.isMfaOffered === false ? 'off' : 'optional',
        SOCIAL_PROVIDERS: listOf(api.socialProviders ?? []),
        REGIONS: listOf(api.regions),
        OPERATIONS_FOLDERS: listOf([...options.operationsFolders, testOperations]),
        UPLOAD_BUCKET: images.uploadBucket,
        ASSET_BUCKET: images.assetBucket,
        ASSETS_URL: images.assetsUrl,
        STORAGE_ENDPOINT: images.endpoint,
        CLAMD_ADDRESS:
          malwareScanner && 'port' in malwareScanner ? `${malwareScanner.host}:${malwareScanner.port}` : undefined,
        MAIL_FROM: 'console@edge-console.example',
        SMTP_URL: mailServer.url,
        SUPPORT_ADDRESS: api.supportAddress,
        EDGE_INTELLIGENCE_URL: intelligence.url,
        EDGE_INTELLIGENCE_TOKEN: token,
        DISTRIBUTION_ID: 'local',
        DOMAIN_TARGET: domainHosting?.target ?? undefined,
        PLATFORM_DOMAINS: listOf(domainHosting?.platformDomains ?? []),
        STEERING_ORIGIN: api.steeringOrigin,
        STEERING_SECRET: steeringSecret,
        CHARTS_ORIGIN: api.chartsOrigin,
        CHARTS_SECRET: chartsSecret,
        PROVIDER_SIGN_UP_SECRET: api.providerSignUpSecret,
      });
      const group = await open('api', options.copies, () => environment);
      const graphql = persistQueries(testOperations, group.handle);
      const forwarded = new Map<string, Handler>(
        ['/beacons', ...Object.values(feedPaths)].map((path) => [
          path,
          (request, response) => group.handle(request, response),
        ]),
      );
      const storage = openObjectStorage({ ...images, awsCredentials: api.awsCredentials });
      return {
        database,
        storage,
        route: (path) => (path === '/graphql' ? graphql : forwarded.get(path)),
        isConsoleOrigin: createConsoleOrigins(database, api.consoleOrigin),
        recordPassword: (sub, how) => recordPassword(database, sub, how),
        async close() {
          await group.close();
          await mailServer.close();
          await intelligence.close();
          await storage.close();
          await database.close();
        },
      };
    },
    async openSteering({ origin, feedUrl, secret, snapshotPath }) {
      const group = await open('steering', options.copies, (number) => ({
        STEERING_ORIGIN: origin,
        API_URL: feedUrl,
        STEERING_SECRET: secret,
        SNAPSHOT_PATH: `${snapshotPath}.${number}`,
      }));
      return { handle: (request, response) => group.handle(request, response), close: () => group.close() };
    },
    async openCharts({ apiUrl, secret, consoleOrigin }) {
      const group = await open('charts', 1, () => ({
        CONSOLE_ORIGIN: consoleOrigin,
        API_URL: apiUrl,
        CHARTS_SECRET: secret,
      }));
      return { handle: (request, response) => group.handle(request, response), close: () => group.close() };
    },
  };
}
