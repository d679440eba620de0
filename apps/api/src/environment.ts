import { integer, list, origin, secret, serviceEntries, url } from '@edge-console/service';
import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[\w.:/-]+$/, 'Enter letters, digits, and ._:/- only.'));
const email = v.pipe(v.string(), v.email('Enter an email address.'));
const hostAndPort = v.pipe(
  v.string(),
  v.regex(/^(?:\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, 'Enter a host and a port, for example 127.0.0.1:3310.'),
  v.transform((text) => {
    const colon = text.lastIndexOf(':');
    return { host: text.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(colon + 1)) };
  }),
);
const about = v.description;

/** The configuration of the API. The reference in the documentation is generated from it. */
export const apiEnvironment = v.object({
  ...serviceEntries,
  CONSOLE_ORIGIN: v.pipe(origin, about('The origin of the console. The API answers requests for its host only.')),
  DATABASE_URL: v.pipe(
    url('postgres', 'postgresql'),
    about(
      'A PostgreSQL server, version 15 or later. The login needs the roles `edge_api` and `edge_system`, and nothing else.',
    ),
  ),
  DATABASE_CA: v.pipe(
    v.optional(v.string()),
    about(
      'The certificates (PEM) of the authority that signed the database server’s. With them, connections are encrypted, and the server is verified.',
    ),
  ),
  DATABASE_CONNECTIONS: v.pipe(
    v.optional(integer(2, 200), '10'),
    about('The maximum number of database connections of this process.'),
  ),
  CLICKHOUSE_URL: v.pipe(
    v.optional(url('https', 'http')),
    about(
      'ClickHouse for player data, with user, password, and database. By default, player data is stored in PostgreSQL.',
    ),
  ),
  AWS_REGION: v.pipe(name, about('The AWS region of the user pool, the buckets, and Amazon SES.')),
  USER_POOL_ID: v.pipe(name, about('The ID of the Amazon Cognito user pool.')),
  USER_POOL_CLIENT_ID: v.pipe(name, about('The ID of the console’s app client.')),
  USER_POOL_ENDPOINT: v.pipe(
    v.optional(url('https', 'http')),
    about('The endpoint of the user pool, if it is not that of AWS.'),
  ),
  USER_POOL_ISSUER: v.pipe(
    v.optional(url('https', 'http')),
    about('The issuer of access tokens, if it is not that of AWS.'),
  ),
  USER_POOL_JWKS_URL: v.pipe(
    v.optional(url('https', 'http')),
    about('The URL of the user pool’s public keys, if it is not that of AWS.'),
  ),
  MFA: v.pipe(
    v.optional(v.picklist(['off', 'optional', 'on'], 'Enter off, optional, or on.'), 'optional'),
    about('Whether the user pool supports or requires multi-factor authentication, as in `/config.json`.'),
  ),
  SOCIAL_PROVIDERS: v.pipe(
    v.optional(list, ''),
    about('Sign-in providers of the user pool, for example `Google,Microsoft`, as in `/config.json`.'),
  ),
  REGIONS: v.pipe(list, about('Regions for accounts, as in `/config.json`.')),
  MINIMUM_CLIENT_VERSION: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'Enter a version, for example 1.4.0.'))),
    about('Reject older versions of the console, which then ask users to reload.'),
  ),
  OPERATIONS_FOLDERS: v.pipe(
    list,
    v.minLength(1, 'Enter at least one folder.'),
    about(
      'Folders with the operations (`operations-*.json`) of the console’s current and previous builds. Users can send no others.',
    ),
  ),
  UPLOAD_BUCKET: v.pipe(name, about('The private S3 bucket for uploads.')),
  ASSET_BUCKET: v.pipe(name, about('The S3 bucket for public images.')),
  ASSETS_URL: v.pipe(url('https', 'http'), about('The public URL of the asset bucket, without a slash at the end.')),
  STORAGE_ENDPOINT: v.pipe(
    v.optional(url('https', 'http')),
    about('The endpoint of the object storage, if it is not that of AWS.'),
  ),
  CLAMD_ADDRESS: v.pipe(
    v.optional(hostAndPort),
    about('ClamAV’s `clamd`, which scans uploads. By default, uploads are not scanned.'),
  ),
  MAIL_FROM: v.pipe(email, about('The address that emails come from. Amazon SES must have verified it or its domain.')),
  SMTP_URL: v.pipe(
    v.optional(url('smtps', 'smtp')),
    about('A mail server, for example `smtps://user:password@mail.example.com`. By default, Amazon SES is used.'),
  ),
  SUPPORT_ADDRESS: v.pipe(email, about('The address that receives reported issues.')),
  EDGE_INTELLIGENCE_URL: v.pipe(
    url('https', 'http'),
    about('The base URL of Edge Intelligence, which stores customers, keys, and parameters.'),
  ),
  EDGE_INTELLIGENCE_TOKEN: v.pipe(
    v.string(),
    v.regex(/^[\x21-\x7e]+$/, 'Use a token without spaces.'),
    about('The bearer token for Edge Intelligence.'),
  ),
  DISTRIBUTION_ID: v.pipe(
    v.optional(name),
    about(
      'The ID of the multi-tenant CloudFront distribution for custom domains. By default, resellers cannot have any. Set `features.customDomains` of `/config.json` accordingly.',
    ),
  ),
  CONNECTION_GROUP_ID: v.pipe(v.optional(name), about('The connection group of this distribution.')),
  DOMAIN_TARGET: v.pipe(
    v.optional(name),
    about('The host that CNAME records of custom domains point to. Required with `DISTRIBUTION_ID`.'),
  ),
  PLATFORM_DOMAINS: v.pipe(
    v.optional(list, ''),
    about('Your own domains. No account can add them or their subdomains.'),
  ),
  STEERING_ORIGIN: v.pipe(origin, about('The origin of the steering service, for players.')),
  STEERING_SECRET: v.pipe(secret, about('The secret of the steering service.')),
  STEERING_SECRET_PREVIOUS: v.pipe(v.optional(secret), about('Also accepted, while you replace `STEERING_SECRET`.')),
  CHARTS_ORIGIN: v.pipe(origin, about('The origin of the charts host.')),
  CHARTS_SECRET: v.pipe(secret, about('The secret of the charts host.')),
  CHARTS_SECRET_PREVIOUS: v.pipe(v.optional(secret), about('Also accepted, while you replace `CHARTS_SECRET`.')),
  PROVIDER_SIGN_UP_SECRET: v.pipe(
    v.optional(secret),
    about('The secret of the user pool’s pre-sign-up trigger. By default, its requests are rejected.'),
  ),
});

export type ApiEnvironment = v.InferOutput<typeof apiEnvironment>;

/** The configuration of the migration. */
export const migrationEnvironment = v.object({
  DATABASE_URL: v.pipe(
    url('postgres', 'postgresql'),

    v.description('The database, with a login that owns it. Not the login of the services.'),
  ),
  DATABASE_CA: apiEnvironment.entries.DATABASE_CA,
  SERVICE_DATABASE_URL: v.pipe(
    v.optional(url('postgres', 'postgresql')),
    v.description(
      'The database, with the login of the services. The migration creates this login or sets its password, and gives it the roles it needs. By default, you do that.',
    ),
  ),
  LOCK_TIMEOUT_SECONDS: v.pipe(
    v.optional(integer(1, 300), '5'),
    v.description('How long a change waits for other transactions before the migration is rolled back.'),
  ),
});

/** The configuration of `check-user-pool`. */
export const userPoolEnvironment = v.object({
  DATABASE_URL: apiEnvironment.entries.DATABASE_URL,
  DATABASE_CA: apiEnvironment.entries.DATABASE_CA,
  AWS_REGION: apiEnvironment.entries.AWS_REGION,
  USER_POOL_ID: apiEnvironment.entries.USER_POOL_ID,
  USER_POOL_ENDPOINT: apiEnvironment.entries.USER_POOL_ENDPOINT,
});

/** The configuration of `create-platform`. */
export const platformEnvironment = v.object({
  DATABASE_URL: apiEnvironment.entries.DATABASE_URL,
  DATABASE_CA: apiEnvironment.entries.DATABASE_CA,
});
