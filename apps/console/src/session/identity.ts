// The only module that touches aws-amplify. It is loaded when it is first needed, so nothing here may be imported statically.
import { Amplify } from 'aws-amplify';
import { confirmSignIn, signIn, type SignInOutput } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { isPassingFailure, refusalOf, type SignInOutcome } from './signInOutcome.ts';

export type IdentityConfiguration = {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string | undefined;
};

/** `ended`: the identity service said no. `unreachable`: it said nothing, the tokens stay. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

export type Identity = {
  /** SRP: the password does not leave the browser. */
  signIn: (username: string, password: string) => Promise<SignInOutcome>;
  /** Answers NEW_PASSWORD_REQUIRED of the sign-in before. */
  confirmNewPassword: (password: string) => Promise<SignInOutcome>;
  refresh: () => Promise<RefreshOutcome>;
};

function outcomeOf({ nextStep }: SignInOutput): SignInOutcome {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { kind: 'signedIn' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'newPasswordRequired' };
    case 'CONFIRM_SIGN_UP':
      return { kind: 'refused', reason: 'notConfirmed' };
    case 'RESET_PASSWORD':
      return { kind: 'refused', reason: 'resetRequired' };
    default:
      return { kind: 'unsupportedStep', step: nextStep.signInStep };
  }
}

function configure({ userPoolId, userPoolClientId, userPoolEndpoint }: IdentityConfiguration): void {
  const auth = { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } };
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  // The library warns of every custom endpoint. Ours comes from the validated configuration: nothing to warn of.
  const level = ConsoleLogger.LOG_LEVEL;
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  // Own providers: without them the library would ask the identity pool for credentials with each session.
  Amplify.configure({ Auth: auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  ConsoleLogger.LOG_LEVEL = level;
}

export function createIdentity(configuration: IdentityConfiguration): Identity {
  configure(configuration);
  const attempt = async (step: Promise<SignInOutput>): Promise<SignInOutcome> => {
    try {
      return outcomeOf(await step);
    } catch (error) {
      return refusalOf(error);
    }
  };
  return {
    signIn: (username, password) => attempt(signIn({ username, password, options: { authFlowType: 'USER_SRP_AUTH' } })),
    confirmNewPassword: (password) => attempt(confirmSignIn({ challengeResponse: password })),
    async refresh() {
      try {
        const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
        return tokens ? 'refreshed' : 'ended';
      } catch (error) {
        return isPassingFailure(error) ? 'unreachable' : 'ended';
      }
    },
  };
}
