import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';

/** The pool's hosted UI, for sign-in with a provider. */
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
 * Configures aws-amplify. The hosted UI is configured only while a provider's sign-in starts or ends. Otherwise, the library takes any page
 * load for the return of a pending sign-in, and delays token refreshes (ADR 0033).
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
  // Silences the library's warning about custom endpoints. Ours comes from the validated configuration.
  const level = ConsoleLogger.LOG_LEVEL;
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  // Without its own providers, the library would request credentials from the identity pool with each session.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  ConsoleLogger.LOG_LEVEL = level;
}
