/** What a deployment would read from its user pool; constant here, so that stored tokens survive a moved port. */
export const userPoolId = 'local_EdgeConsole';
/** The part after the underscore: SRP proofs are bound to it. */
export const poolName = 'EdgeConsole';
export const userPoolClientId = 'edgeconsolelocalclient';
export const identityPoolId = 'local:11111111-2222-4333-8444-555555555555';
export const issuer = `http://localhost/identity/${userPoolId}`;
/** Where the hosted pages are, as on the service's own domain: clients of OAuth are given nothing but the host. */
export const hostedPaths = { oauth: '/oauth2', logOut: '/logout' } as const;
export const identityPath = '/identity/';
export const jwksPath = `${identityPath}${userPoolId}/.well-known/jwks.json`;

const minute = 60_000;
const hour = 60 * minute;

/** Lifetimes in milliseconds. */
export const lifetimes = {
  accessToken: hour,
  refreshToken: 24 * hour,
  /** How long a refresh token that was replaced still answers: another tab may be using it. */
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
