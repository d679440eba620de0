import { signInMessages } from '../../messages/signIn.ts';
import { refusalText } from '../../messages/refusals.ts';
import type { SignInOutcome } from '../../identity/signInOutcome.ts';

/** What the form says after a sign-in that did not succeed. */
export type SignInError = {
  message: string;
  /** Under the password, for what a person can correct there; else above the form. */
  place: 'password' | 'form';
  /** The form is closed for so many seconds, and `message` counts them down. */
  waitSeconds?: number;
};

/** The error of an outcome; null for one that goes on. */
export function signInErrorOf(outcome: SignInOutcome): SignInError | null {
  if (outcome.kind === 'unsupportedStep') return { message: signInMessages.unsupportedStep, place: 'form' };
  if (outcome.kind !== 'refused') return null;
  const { reason, retryAfterSeconds: waitSeconds } = outcome;
  return {
    message: refusalText(outcome),
    place: reason === 'wrongCredentials' ? 'password' : 'form',
    ...(waitSeconds && { waitSeconds }),
  };
}
