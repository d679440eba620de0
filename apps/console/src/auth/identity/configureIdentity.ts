import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';

/** The pool's hosted UI, for sign-in by a provider. */
export type HostedPages = {
  domain: string;
  scopes: string[];
  redirectSignIn: string[];
  redirectSignOut: string[];
  responseType: 'code';
};

export type IdentityConfiguration = {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string | undefined;
};

/**
 * Configures aws-amplify. Every part of this folder is used after it. The hosted UI is configured only while a
 * provider's sign-in begins or ends: otherwise the library takes any page load for the return of a pending sign-in, in
 * any tab, and delays token refreshes meanwhile (ADR 0033).
 */
export function configureIdentity(
  { userPoolId, userPoolClientId, userPoolEndpoint }: IdentityConfiguration,
  hostedPages?: HostedPages,
): void {
  const auth = {
    Cognito: {
      userPoolId,
      userPoolClientId,
      ...(userPoolEndpoint && { userPoolEndpoint }),
      ...(hostedPages && { loginWith: { oauth: hostedPages } }),
    },
  };
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  // Silences the library's warning about custom endpoints: ours comes from the validated configuration.
  const level = ConsoleLogger.LOG_LEVEL;
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  // Own providers: without them the library would ask the identity pool for credentials with each session.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  ConsoleLogger.LOG_LEVEL = level;
}
