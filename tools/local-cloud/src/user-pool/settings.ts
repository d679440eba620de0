/** Settings of the user pool; constant, so that stored tokens survive a port change. */
export const userPoolId = 'local_EdgeConsole';
/** The part before the underscore. */
export const poolRegion = 'local';
/** The part after the underscore: SRP proofs are bound to it. */
export const poolName = 'EdgeConsole';
export const userPoolClientId = 'edgeconsolelocalclient';
export const identityPoolId = 'local:11111111-2222-4333-8444-555555555555';
export const issuer = `http://localhost/identity/${userPoolId}`;
/** Paths of the hosted UI, as in Cognito, because OAuth clients only configure the host. */
export const hostedPaths = { oauth: '/oauth2', logOut: '/logout' } as const;
export const identityPath = '/identity/';
/** The buckets for uploads, and for validated public assets. */
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
