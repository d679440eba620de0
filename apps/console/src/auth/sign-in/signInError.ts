import { signInMessages } from './messages.ts';
import { refusalText } from '../identity/refusalText.ts';
import type { SignInOutcome } from '../identity/signInOutcome.ts';

export type SignInError = {
  message: string;
  /** At the password if it can be corrected there, or above the form. */
  target: 'password' | 'form';
  /** Seconds for which the form is disabled; `message` counts them down. */
  waitSeconds?: number;
};

/** The error of an outcome; null for a next step or success. */
export function toSignInError(outcome: SignInOutcome): SignInError | null {
  if (outcome.kind === 'unsupportedStep') return { message: signInMessages.unsupportedStep, target: 'form' };
  if (outcome.kind !== 'refused') return null;
  const { reason, retryAfterSeconds: waitSeconds } = outcome;
  return {
    message: refusalText(outcome),
    target: reason === 'wrongCredentials' ? 'password' : 'form',
    ...(waitSeconds && { waitSeconds }),
  };
}
