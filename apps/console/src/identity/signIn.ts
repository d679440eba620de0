import { confirmSignIn, signIn as startSignIn, type SignInOutput } from 'aws-amplify/auth';
import { refusalOf } from './refusal.ts';
import type { SignInOutcome } from './signInOutcome.ts';

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

async function outcomeOfStep(step: Promise<SignInOutput>): Promise<SignInOutcome> {
  try {
    return outcomeOf(await step);
  } catch (error) {
    return refusalOf(error);
  }
}

/** SRP: the password does not leave the browser. */
export function signIn(username: string, password: string): Promise<SignInOutcome> {
  return outcomeOfStep(startSignIn({ username, password, options: { authFlowType: 'USER_SRP_AUTH' } }));
}

/** Answers what the last step asked for: a new password, a code, a choice. */
export function answerChallenge(answer: string): Promise<SignInOutcome> {
  return outcomeOfStep(confirmSignIn({ challengeResponse: answer }));
}
