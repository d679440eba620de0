import type { Refusal, Refused } from './refusal.ts';
import { appMessages } from '../../core/messages/messages.ts';

/** Refusals whose message counts down seconds. */
type Countdown = 'tooManyAttempts' | 'codeNotSent';

const messages: Record<Exclude<Refusal, Countdown>, string> = {
  wrongCredentials: 'Incorrect username or password.',
  wrongCurrentPassword: 'The current password is incorrect.',
  disabled: 'This user is disabled. Contact your administrator.',
  notActive: 'This account is not active yet.',
  notConfirmed: 'Confirm your e-mail first. We sent a new code.',
  alreadyConfirmed: 'This account is already active. Sign in.',
  resetRequired: 'You must reset your password.',
  attemptsExceeded: 'Password attempts exceeded. Try again later or reset your password.',
  invalidCode: 'The code is not valid. Check it or ask for a new one.',
  wrongMfaCode: 'The code is not valid.',
  passkeyRefused: 'This passkey cannot be used for this e-mail. Use your password.',
  passkeyCanceled: 'No passkey was used. Try again, or use your password.',
  usedMfaCode: 'The code is not valid. It has already been used. Wait for the next one.',
  passwordPolicy: 'The password does not meet the rules.',
  samePassword: 'The new password must differ from the current one.',
  commonPassword: 'This password is too common and easy to guess. Choose another one.',
  emailInUse: 'The account could not be created: this e-mail is already in use.',
  creationFailed: 'The account could not be created. Contact your administrator.',
  challengeExpired: 'The sign-in took too long. Start again.',
  codeAttemptsExceeded: 'The code was not valid three times. Sign in again.',
  sessionExpired: 'Your session has expired. Sign in again to continue.',
  sessionInvalid: 'Your session is not valid. Sign in again.',
  sessionClosed: 'Your session was closed for security reasons.',
  refreshUnsupported: 'Token refresh is not supported with this sign-in method. Sign in again.',
  deviceUnknown: 'This device is no longer recognized. Sign in again.',
  credentialsMissing: 'The credentials could not be found. Sign in again.',
  addressNotAllowed: 'Sign-in was started from an address that is not allowed. Contact support.',
  foreignAccount:
    'Users of this account cannot sign in here. Use another account, or sign in on your own organization’s domain.',
  storageFull:
    'You could not be signed in because this site’s storage is full. Clear the site data in your browser settings and try again.',
  network: appMessages.networkError,
  unknown: appMessages.genericError,
};

const countdowns: Record<Countdown, (seconds: number) => string> = {
  tooManyAttempts: (seconds) => `Too many attempts. Try again in ${seconds} s.`,
  codeNotSent: (seconds) => `The code could not be sent. Try again in ${seconds} s.`,
};

/** The message to show, with the seconds left or those of the refusal. */
export function refusalText({ reason, retryAfterSeconds = 60 }: Refused, secondsLeft = retryAfterSeconds): string {
  if (reason === 'tooManyAttempts' || reason === 'codeNotSent') return countdowns[reason](secondsLeft);
  return messages[reason];
}
