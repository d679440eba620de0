import { confirmSignUp, resendSignUpCode, signUp as startSignUp } from 'aws-amplify/auth';
import { type Outcome, outcomeOf } from './outcome.ts';
import { rejectCommonPassword } from './rejectCommonPassword.ts';

export type SignUpRequest = {
  email: string;
  password: string;
  /** Attributes by the pool's names; the pool takes the address from the username. */
  attributes: Readonly<Record<string, string>>;
  /** Milliseconds that the form stood before it was sent: machines are quick. */
  elapsedMs: number;
};

/**
 * Creates an account that a mailed code confirms. Whether the address has one already is revealed only to its owner, by
 * mail: for the page both succeed (no account enumeration).
 */
export async function signUp({ email, password, attributes, elapsedMs }: SignUpRequest): Promise<Outcome> {
  const common = await rejectCommonPassword(password);
  if (common) return common;
  const outcome = await outcomeOf(
    async () => {
      // For the pool's trigger before sign-up (PreSignUp), where a deployment has one.
      const clientMetadata = { elapsedMs: `${Math.round(elapsedMs)}` };
      await startSignUp({ username: email, password, options: { userAttributes: { ...attributes }, clientMetadata } });
    },
    { unknown: 'creationFailed', wrongCredentials: 'creationFailed' },
  );
  return outcome.kind === 'refused' && outcome.reason === 'emailInUse' ? { kind: 'done', value: undefined } : outcome;
}

/** Confirms the address. Idempotent: one that is confirmed already is a success. */
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

/** Mails a new code; the answer is the same where none is pending. */
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
