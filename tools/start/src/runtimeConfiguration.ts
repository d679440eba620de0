import type { LocalCloud } from '@edge-console/local-cloud';

/** Redirect URIs of the hosted sign-in pages. */
export const redirectsOf = (origin: string) => ({ signIn: [`${origin}/loading/`], signOut: [`${origin}/signin/`] });

/** Regions of accounts in the seed. */
export const regions = [
  'eu-north',
  'eu-west',
  'eu-central',
  'eu-south',
  'me-central',
  'af-west',
  'ap-south',
  'ap-east',
];

/** MFA settings of the pool in `tools/local-cloud`. */
export const mfa = { status: 'optional', smsEnabled: false, totpEnabled: true } as const;

/** Contact addresses; emails to them arrive in the inbox. */
export const contacts = { support: 'support@edge-console.example', sales: 'sales@edge-console.example' };

/** The configuration that the console reads at startup. In production, the same file contains the real pool and URLs. */
export function runtimeConfiguration(
  cloud: LocalCloud,
  {
    origin,
    steeringOrigin,
    chartsOrigin,
    playerOrigin,
    objectOrigin,
  }: Readonly<Record<'origin' | 'steeringOrigin' | 'chartsOrigin' | 'playerOrigin' | 'objectOrigin', string>>,
) {
  const { signIn: redirectSignIn, signOut: redirectSignOut } = redirectsOf(origin);
  return {
    // At other hosts, the console shows the brand of the host's owner.
    consoleHost: new URL(origin).host,
    userPoolId: cloud.userPoolId,
    userPoolClientId: cloud.userPoolClientId,
    identityPoolId: cloud.identityPoolId,
    userPoolEndpoint: `${origin}/identity/`,
    identityPoolEndpoint: `${origin}/identity/`,
    graphqlEndpoint: `${origin}/graphql`,
    storageEndpoint: objectOrigin,
    assetsHost: new URL(objectOrigin).host,
    steeringHost: new URL(steeringOrigin).host,
    chartsHost: new URL(chartsOrigin).host,
    allowGuestAccess: false,
    signUpVerificationMethod: 'code',
    userAttributes: ['email'],
    mfa,
    passwordFormat: {
      minLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSpecialCharacters: true,
    },
    loginWith: {
      username: false,
      email: true,
      phone: false,
      oauth: {
        domain: new URL(origin).host,
        scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
        redirectSignIn,
        redirectSignOut,
        responseType: 'code',
        providers: cloud.hostedProviders,
      },
    },
    docsUrl: `${origin}/documentation/`,
    demoPlayerUrl: `${playerOrigin}/`,
    contact: { support: `mailto:${contacts.support}`, sales: `mailto:${contacts.sales}` },
    regions,
    // Off in end-to-end tests, where the offer of a tour would cover parts of pages.
    features: { selfSignup: true, tours: process.env['EDGE_CONSOLE_TOURS'] !== 'off', passkeys: true },
  };
}
