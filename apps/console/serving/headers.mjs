// Plain JavaScript without a dependency: the local server, the dev server and the production infrastructure all read it.

/**
 * React Aria's usePress adds one constant <style> element to the page. Its hash allows that one and nothing else;
 * src/serving.test.ts computes it again from the installed package.
 */
const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Where browsers report what the policy stopped. `report-uri` is for those that do not know `report-to` yet. */
export const policyReportPath = '/reports/policy';

/**
 * The Content-Security-Policy of every page of the console: own scripts only, nothing inline, Trusted Types enforced with one policy.
 *
 * @param {{ connectOrigins?: readonly string[], frameOrigins?: readonly string[], imageHosts?: readonly string[] }} [options] `connectOrigins`: origins beside the console's own that the
 *   page calls (GraphQL, identity), from the runtime configuration. A path behind the origin is dropped.
 *   `frameOrigins`: the charts host. `imageHosts`: where uploaded pictures are served.
 * @returns {string}
 */
export function contentSecurityPolicy({ connectOrigins = [], frameOrigins = [], imageHosts = [] } = {}) {
  const foreign = [...new Set(connectOrigins.map((address) => new URL(address).origin))];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", pressStyleHash],
    // Preview of a chosen image (blob:) before it is uploaded.
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...foreign],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // For the one address of the service worker (src/core/worker/registerWorker.ts).
    'trusted-types': ['service-worker'],
    'report-uri': [policyReportPath],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const regionOf = (/** @type {string} */ id, /** @type {string} */ separator) => id.split(separator)[0];

/** @param {string} host */
const overHttps = (host) => `https://${host}`;

/**
 * The origins that the console calls, from its runtime configuration: those of AWS where it names none (as the console itself, and
 * aws-amplify), and that of error reporting only where it is on. `uploadsHost`: of the upload bucket, where there is no `storageEndpoint`.
 *
 * @param {{ graphqlEndpoint?: string, consoleHost?: string, userPoolId?: string, userPoolEndpoint?: string, identityPoolId?: string, identityPoolEndpoint?: string, storageEndpoint?: string, uploadsHost?: string, loginWith?: { oauth?: { domain: string } }, errorReporting?: { dsn: string } }} configuration
 * @returns {string[]}
 */
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
}) {
  const hosted = loginWith?.oauth?.domain;
  const addresses = [
    graphqlEndpoint,
    userPoolEndpoint,
    identityPoolEndpoint,
    storageEndpoint,
    // Exchanges a provider's code for tokens; on the console's own host it is no other origin.
    hosted !== undefined && hosted !== consoleHost ? overHttps(hosted) : undefined,
    errorReporting?.dsn,
  ];
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}

/**
 * The hosts that serve uploaded pictures, from the runtime configuration.
 *
 * @param {{ assetsHost?: string }} configuration
 * @returns {string[]}
 */
export const imageHostsOf = ({ assetsHost }) => (assetsHost === undefined ? [] : [assetsHost]);

/**
 * Headers of every response of the console (pages and assets). Caching is the server's: `/assets/*` is
 * immutable, everything else `no-cache`.
 *
 * @param {{ origin: string, connectOrigins?: readonly string[], frameOrigins?: readonly string[], imageHosts?: readonly string[] }} options `origin`: the console's own, for example
 *   `http://localhost:4300`. Strict-Transport-Security is sent on https only.
 * @returns {Record<string, string>}
 */
export function consoleHeaders({ origin, connectOrigins = [], frameOrigins = [], imageHosts = [] }) {
  const own = new URL(origin);
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      connectOrigins: connectOrigins.filter((address) => new URL(address, own).origin !== own.origin),
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
