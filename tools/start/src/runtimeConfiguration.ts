import type { LocalCloud } from '@edge-console/local-cloud';

/** Where the hosted sign-in pages send people back to. */
export const redirectsOf = (origin: string) => ({ signIn: [`${origin}/loading/`], signOut: [`${origin}/signin/`] });

/** Where an account may live: those of the seed. */
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

/** What the pool of `tools/local-cloud` lets people sign in with beside a password. */
export const mfa = { status: 'optional', smsEnabled: false, totpEnabled: true } as const;

/** Whom people reach; mails to them arrive in the inbox. */
export const contacts = { support: 'support@edge-console.example', sales: 'sales@edge-console.example' };

/** What the console reads before it starts; in production the same file names the real pool and addresses. */
export function runtimeConfiguration(
  cloud: LocalCloud,
  {
    origin,
    steeringOrigin,
    chartsOrigin,
    objectOrigin,
  }: Readonly<Record<'origin' | 'steeringOrigin' | 'chartsOrigin' | 'objectOrigin', string>>,
) {
  const { signIn: redirectSignIn, signOut: redirectSignOut } = redirectsOf(origin);
  return {
    // At any other host the console shows the brand of whoever has it.
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
    contact: { support: `mailto:${contacts.support}`, sales: `mailto:${contacts.sales}` },
    regions,
    // The journeys of the tours start them themselves: over any other page they would be in the way.
    features: { selfSignup: true, tours: process.env['EDGE_CONSOLE_TOURS'] !== 'off', passkeys: false },
  };
}
