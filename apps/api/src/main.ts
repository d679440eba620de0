import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentError, release, runService, type Logger, type Service } from '@edge-console/service';
import { sql } from 'drizzle-orm';
import { collectMetrics } from './collectMetrics.ts';
import { createApi, type ApiOptions } from './createApi.ts';
import { openPostgres, type ServerDatabase } from './core/database/openPostgres.ts';
import { isOutage, outageReason } from './core/database/outage.ts';
import { openMailer } from './core/mail/openMailer.ts';
import { httpEdgeIntelligence } from './core/services/httpEdgeIntelligence.ts';
import { apiEnvironment, type ApiEnvironment } from './environment.ts';
import { createRouter } from './routes.ts';

const retryMilliseconds = 1_000;

/** Waits for a server that is not available yet. A wrong configuration fails immediately. */
async function openDatabase(
  { DATABASE_URL: url, DATABASE_CA: authority, DATABASE_CONNECTIONS: connections }: ApiEnvironment,
  logger: Logger,
): Promise<ServerDatabase> {
  const onBrokenConnection = (error: unknown) => logger.warn('An idle database connection was lost', { error });
  while (true) {
    try {
      return await openPostgres({ url, authority, connections, onBrokenConnection });
    } catch (error) {
      if (!isOutage(error)) throw error;
      logger.warn('The database is not available', { reason: outageReason(error) });
      await pause(retryMilliseconds);
    }
  }
}

function domainHostingOf({
  DISTRIBUTION_ID: distributionId,
  CONNECTION_GROUP_ID: connectionGroupId,
  DOMAIN_TARGET: target,
  PLATFORM_DOMAINS: platformDomains,
}: ApiEnvironment): ApiOptions['domainHosting'] {
  if (distributionId === undefined) return undefined;
  if (target === undefined) throw new EnvironmentError(['DOMAIN_TARGET is not set, but DISTRIBUTION_ID is.']);
  return { distributionId, connectionGroupId, target, platformDomains };
}

const given = (...secrets: readonly (string | undefined)[]): string[] =>
  secrets.filter((secret) => secret !== undefined);

async function openService(environment: ApiEnvironment, logger: Logger): Promise<Service> {
  const { AWS_REGION: region, CLICKHOUSE_URL: clickHouseUrl, USER_POOL_ID: userPoolId } = environment;
  const pool = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  const jwksUrl = environment.USER_POOL_JWKS_URL ?? `${pool}/.well-known/jwks.json`;
  const database = await openDatabase(environment, logger);
  const mailer = openMailer({ from: environment.MAIL_FROM, smtpUrl: environment.SMTP_URL, region });
  const api = createApi({
    database,
    release,
    logger,
    clickHouseUrl,
    region,
    userPoolId,
    userPoolClientId: environment.USER_POOL_CLIENT_ID,
    identityEndpoint: environment.USER_POOL_ENDPOINT,
    issuer: environment.USER_POOL_ISSUER ?? pool,
    jwksUrl,
    consoleOrigin: environment.CONSOLE_ORIGIN,
    edgeNetworks: environment.EDGE_NETWORKS,
    minimumClientVersion: environment.MINIMUM_CLIENT_VERSION,
    operations: { folders: environment.OPERATIONS_FOLDERS },
    regions: environment.REGIONS,
    isMfaOffered: environment.MFA !== 'off',
    isMfaEnforced: environment.MFA === 'on',
    socialProviders: environment.SOCIAL_PROVIDERS,
    sendMail: mailer.send,
    supportAddress: environment.SUPPORT_ADDRESS,
    edgeIntelligence: httpEdgeIntelligence({
      url: environment.EDGE_INTELLIGENCE_URL,
      token: environment.EDGE_INTELLIGENCE_TOKEN,
    }),
    domainHosting: domainHostingOf(environment),
    storage: {
      endpoint: environment.STORAGE_ENDPOINT,
      region,
      uploadBucket: environment.UPLOAD_BUCKET,
      assetBucket: environment.ASSET_BUCKET,
      assetsUrl: environment.ASSETS_URL,
    },
    malwareScanner: environment.CLAMD_ADDRESS,
    steeringOrigin: environment.STEERING_ORIGIN,
    steeringSecrets: given(environment.STEERING_SECRET, environment.STEERING_SECRET_PREVIOUS),
    chartsOrigin: environment.CHARTS_ORIGIN,
    chartsSecrets: given(environment.CHARTS_SECRET, environment.CHARTS_SECRET_PREVIOUS),
    providerSignUpSecret: environment.PROVIDER_SIGN_UP_SECRET,
  });
  const handlerOf = createRouter(api);
  return {
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?', 1);
      const handle = handlerOf(path);
      if (handle) return handle(request, response);
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    },
    routeOf: (path) => (handlerOf(path) ? path.slice(1) : null),
    checks: {
      database: {
        isRequired: true,
        run: () => database.asSystem((transaction) => transaction.execute(sql`SELECT 1`)),
      },
      // Sessions that were checked recently continue without the pool, so other requests must not stop with it.
      userPool: {
        isRequired: false,
        async run() {
          const response = await fetch(jwksUrl, { signal: AbortSignal.timeout(2_000) });
          if (!response.ok) throw new Error(`The user pool returned ${response.status}`);
        },
      },
      // Only analytics need it.
      ...(clickHouseUrl && {
        clickHouse: {
          isRequired: false,
          async run() {
            const response = await fetch(new URL('/ping', new URL(clickHouseUrl).origin), {
              signal: AbortSignal.timeout(2_000),
            });
            if (!response.ok) throw new Error(`ClickHouse returned ${response.status}`);
          },
        },
      }),
    },
    collect: () => collectMetrics(database),
    async close() {
      await api.close();
      mailer.close();
    },
  };
}

await runService({ name: 'api', environment: apiEnvironment, open: openService });
