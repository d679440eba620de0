import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';

export type IdentityConfiguration = {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string | undefined;
};

/** Tells aws-amplify which pool is ours. Every part of this folder is used after it. */
export function configureIdentity({ userPoolId, userPoolClientId, userPoolEndpoint }: IdentityConfiguration): void {
  const auth = { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } };
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  // The library warns of every custom endpoint. Ours comes from the validated configuration: nothing to warn of.
  const level = ConsoleLogger.LOG_LEVEL;
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  // Own providers: without them the library would ask the identity pool for credentials with each session.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  ConsoleLogger.LOG_LEVEL = level;
}
