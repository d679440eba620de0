/** React Aria's `usePress` adds one constant `<style>` element. Its hash allows only that one; `headers.test.ts` verifies it. */
const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Where browsers report violations. Browsers that do not support `report-to` use `report-uri`. */
export const policyReportPath = '/reports/policy';

interface PolicySources {
  /** Origins that the page calls, besides its own: GraphQL, identity. Paths are dropped. */
  connectOrigins?: readonly string[];
  /** The charts host. */
  frameOrigins?: readonly string[];
  /** Hosts of uploaded images. */
  imageHosts?: readonly string[];
}

/** The Content-Security-Policy of every page: own scripts only, nothing inline, Trusted Types enforced with one policy. */
export function contentSecurityPolicy({
  connectOrigins = [],
  frameOrigins = [],
  imageHosts = [],
}: PolicySources = {}): string {
  const otherOrigins = [...new Set(connectOrigins.map((url) => new URL(url).origin))];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", pressStyleHash],
    // blob: previews of images before they are uploaded.
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...otherOrigins],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // For the URL of the service worker (src/core/worker/registerWorker.ts).
    'trusted-types': ['service-worker'],
    'report-uri': [policyReportPath],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const regionOf = (id: string, separator: string) => id.split(separator)[0];
const overHttps = (host: string) => `https://${host}`;

interface ConsoleOrigins {
  graphqlEndpoint?: string;
  consoleHost?: string;
  userPoolId?: string;
  userPoolEndpoint?: string;
  identityPoolId?: string;
  identityPoolEndpoint?: string;
  storageEndpoint?: string;
  /** Host of the upload bucket, if there is no `storageEndpoint`. */
  uploadsHost?: string;
  loginWith?: { oauth?: { domain: string } };
  errorReporting?: { dsn: string };
}

/** The origins that the console calls, from its runtime configuration; the default endpoints are those of AWS, as in aws-amplify. */
export function connectOriginsOf({
  graphqlEndpoint,
  consoleHost,
  userPoolId,
  userPoolEndpoint = userPoolId && overHttps(`cognito-idp.${regionOf(userPoolId, '_')}.amazonaws.com`),
  identityPoolId,
  identityPoolEndpoint = identityPoolId && overHttps(`cognito-identity.${regionOf(identityPoolId, ':')}.amazonaws.com`),
  uploadsHost,
  storageEndpoint = uploadsHost && overHttps(uploadsHost),
  loginWith,
  errorReporting,
}: ConsoleOrigins): string[] {
  const hosted = loginWith?.oauth?.domain;
  const urls = [
    graphqlEndpoint,
    userPoolEndpoint,
    identityPoolEndpoint,
    storageEndpoint,
    // Exchanges a provider's code for tokens.
    hosted !== undefined && hosted !== consoleHost ? overHttps(hosted) : undefined,
    errorReporting?.dsn,
  ];
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}

/** The hosts of uploaded images, from the runtime configuration. */
export const imageHostsOf = ({ assetsHost }: { assetsHost?: string }): string[] =>
  assetsHost === undefined ? [] : [assetsHost];

/**
 * Headers of every response of the console, besides `cacheControl`. `origin` is the console's own, for example `http://localhost:4300`.
 */
export function consoleHeaders({
  origin,
  connectOrigins = [],
  frameOrigins = [],
  imageHosts = [],
}: PolicySources & { origin: string }): Record<string, string> {
  const own = new URL(origin);
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      connectOrigins: connectOrigins.filter((url) => new URL(url, own).origin !== own.origin),
      frameOrigins,
      imageHosts,
    }),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
    'Reporting-Endpoints': `policy="${policyReportPath}"`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(own.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The module that pages of any origin import to report player data. */
export const reportModulePath = '/report.js';

/** For `reportModulePath`, instead of the console's headers with these names. The path has no hash, so it is cached only briefly. */
export const reportModuleHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Caching of the console's files. Version files and the worker are never cached, so that updates apply immediately. */
export function cacheControl(path: string): string {
  if (path === '/version.json' || path === '/sw.js' || path.startsWith('/builds/')) return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** For the documentation's static pages, which must not access the console's session on the same origin. */
export const documentationHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};
