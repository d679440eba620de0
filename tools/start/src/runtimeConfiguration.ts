import type { LocalCloud } from '@edge-console/local-cloud';

/** What the console reads before it starts; in production the same file names the real pool and addresses. */
export function runtimeConfiguration(cloud: LocalCloud, origin: string) {
  return {
    userPoolId: cloud.userPoolId,
    userPoolClientId: cloud.userPoolClientId,
    identityPoolId: cloud.identityPoolId,
    userPoolEndpoint: `${origin}/identity/`,
    identityPoolEndpoint: `${origin}/identity/`,
    graphqlEndpoint: `${origin}/graphql`,
    allowGuestAccess: false,
    signUpVerificationMethod: 'code',
    userAttributes: ['email'],
    mfa: { status: 'optional', smsEnabled: false, totpEnabled: true },
    passwordFormat: {
      minLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSpecialCharacters: true,
    },
    loginWith: { username: false, email: true, phone: false },
    features: { selfSignup: false, passkeys: false, audit: false },
  };
}
