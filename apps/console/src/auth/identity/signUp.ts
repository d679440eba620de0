import { confirmSignUp, resendSignUpCode, signUp as startSignUp } from 'aws-amplify/auth';
import { type Outcome, outcomeOf } from './outcome.ts';
import { rejectCommonPassword } from './rejectCommonPassword.ts';

export type SignUpRequest = {
  email: string;
  password: string;
  /** Attributes by the pool's names. The pool takes the email address from the username. */
  attributes: Readonly<Record<string, string>>;
  /** Milliseconds until the form was submitted. Bots are fast. */
  elapsedMs: number;
};

/** Creates an account, to be confirmed with an emailed code. It also succeeds for an existing account, to prevent account enumeration. */
export async function signUp({ email, password, attributes, elapsedMs }: SignUpRequest): Promise<Outcome> {
  const common = await rejectCommonPassword(password);
  if (common) return common;
  const outcome = await outcomeOf(
    async () => {
      // For the pool's PreSignUp trigger, if there is one.
      const clientMetadata = { elapsedMs: `${Math.round(elapsedMs)}` };
      await startSignUp({ username: email, password, options: { userAttributes: { ...attributes }, clientMetadata } });
    },
    { unknown: 'creationFailed', wrongCredentials: 'creationFailed' },
  );
  return outcome.kind === 'refused' && outcome.reason === 'emailInUse' ? { kind: 'done', value: undefined } : outcome;
}

/** Confirms the email address. Idempotent. */
export async function activate(email: string, code: string): Promise<Outcome> {
  const outcome = await outcomeOf(
    async () => {
      await confirmSignUp({ username: email, confirmationCode: code });
    },
    { wrongCredentials: 'invalidCode' },
  );
  return outcome.kind === 'refused' && outcome.reason === 'alreadyConfirmed'
    ? { kind: 'done', value: undefined }
    : outcome;
}

/** Emails a new code. The result is the same if none is pending. */
export async function sendActivationCode(email: string): Promise<Outcome> {
  const outcome = await outcomeOf(
    async () => {
      await resendSignUpCode({ username: email });
    },
    { unknown: 'codeNotSent', tooManyAttempts: 'codeNotSent' },
  );
  const isSilent =
    outcome.kind === 'refused' && (outcome.reason === 'alreadyConfirmed' || outcome.reason === 'wrongCredentials');
  return isSilent ? { kind: 'done', value: undefined } : outcome;
}
