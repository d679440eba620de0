import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';

/** The hosted pages, where a provider's sign-in passes through them. */
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
 * Tells aws-amplify which pool is ours. Every part of this folder is used after it. The hosted pages are told only while a
 * provider's sign-in begins or ends: a library that knows them takes any page for the end of the one under way, in
 * whichever tab, and holds back refreshing meanwhile.
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
  // The library warns of every custom endpoint. Ours comes from the validated configuration: nothing to warn of.
  const level = ConsoleLogger.LOG_LEVEL;
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  // Own providers: without them the library would ask the identity pool for credentials with each session.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  ConsoleLogger.LOG_LEVEL = level;
}
