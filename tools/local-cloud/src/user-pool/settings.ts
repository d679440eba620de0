/** Settings of the user pool; constant, so that stored tokens survive a change of port. */
export const userPoolId = 'local_EdgeConsole';
/** The part before the underscore. */
export const poolRegion = 'local';
/** The part after the underscore: SRP proofs are bound to it. */
export const poolName = 'EdgeConsole';
export const userPoolClientId = 'edgeconsolelocalclient';
export const identityPoolId = 'local:11111111-2222-4333-8444-555555555555';
export const issuer = `http://localhost/identity/${userPoolId}`;
/** Paths of the hosted UI, as on the service's own domain: OAuth clients are configured with the host only. */
export const hostedPaths = { oauth: '/oauth2', logOut: '/logout' } as const;
export const identityPath = '/identity/';
/** The store's buckets: what people send, and what everybody may see of it once it was validated. */
export const buckets = { uploads: 'edge-console-uploads', assets: 'edge-console-assets' } as const;
export const jwksPath = `${identityPath}${userPoolId}/.well-known/jwks.json`;

const minute = 60_000;
const hour = 60 * minute;

/** Lifetimes in milliseconds. */
export const lifetimes = {
  accessToken: hour,
  refreshToken: 24 * hour,
  /** Grace period of a rotated refresh token: another tab may be using it. */
  replacedRefreshToken: minute,
  rememberedDevice: 30 * 24 * hour,
  authorization: 10 * minute,
  authorizationCode: 5 * minute,
  challengeSession: 3 * minute,
  temporaryPassword: 7 * 24 * hour,
  identityCredentials: hour,
  signUpCode: 24 * hour,
  passwordCode: 10 * minute,
  attributeCode: 24 * hour,
} as const;
