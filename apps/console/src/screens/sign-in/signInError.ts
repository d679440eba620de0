import { signInMessages } from '../../messages/signIn.ts';
import { messages } from '../../messages/messages.ts';
import type { Refusal } from '../../identity/refusal.ts';
import type { SignInOutcome } from '../../identity/signInOutcome.ts';

/** What the form says after a sign-in that did not succeed. */
export type SignInError = {
  message: string;
  /** Under the password, for what a person can correct there; else above the form. */
  place: 'password' | 'form';
  /** The form is closed for so many seconds, and `message` counts them down. */
  waitSeconds?: number;
};

type PlainRefusal = Exclude<Refusal, 'tooManyAttempts' | 'network'>;

const texts: Record<PlainRefusal, string> = signInMessages;

/** The error of an outcome; null for one that goes on. */
export function signInErrorOf(outcome: SignInOutcome): SignInError | null {
  if (outcome.kind === 'unsupportedStep') return { message: signInMessages.unsupportedStep, place: 'form' };
  if (outcome.kind !== 'refused') return null;
  const { reason, retryAfterSeconds } = outcome;
  if (reason === 'network') return { message: messages.networkError, place: 'form' };
  if (reason === 'tooManyAttempts') {
    const waitSeconds = retryAfterSeconds ?? 60;
    return { message: signInMessages.tooManyAttempts(waitSeconds), place: 'form', waitSeconds };
  }
  return { message: texts[reason], place: reason === 'wrongCredentials' ? 'password' : 'form' };
}
