import { describe, expect, it } from 'vitest';
import type { Refusal } from './refusal.ts';
import { refusalText } from './refusalText.ts';

/** From the specification. */
const copyDeck: Partial<Record<Refusal, string>> = {
  refreshUnsupported: 'Token refresh is not supported with this sign-in method. Sign in again.',
  sessionInvalid: 'Your session is not valid. Sign in again.',
  deviceUnknown: 'This device is no longer recognized. Sign in again.',
  credentialsMissing: 'The credentials could not be found. Sign in again.',
  addressNotAllowed: 'Sign-in was started from an address that is not allowed. Contact support.',
  sessionExpired: 'Your session has expired. Sign in again to continue.',
  disabled: 'This user is disabled. Contact your administrator.',
  network: 'Network error. Check your connection and try again.',
  wrongCredentials: 'Incorrect username or password.',
  sessionClosed: 'Your session was closed for security reasons.',
  notActive: 'This account is not active yet.',
  tooManyAttempts: 'Too many attempts. Try again in 30 s.',
  attemptsExceeded: 'Password attempts exceeded. Try again later or reset your password.',
  emailInUse: 'The account could not be created: this e-mail is already in use.',
  creationFailed: 'The account could not be created. Contact your administrator.',
  notConfirmed: 'Confirm your e-mail first. We sent a new code.',
  resetRequired: 'You must reset your password.',
  invalidCode: 'The code is not valid. Check it or ask for a new one.',
  wrongCurrentPassword: 'The current password is incorrect.',
  samePassword: 'The new password must differ from the current one.',
  unknown: 'Something went wrong. Try again.',
  wrongMfaCode: 'The code is not valid.',
  codeNotSent: 'The code could not be sent. Try again in 30 s.',
};

describe('refusalText', () => {
  it.each(Object.entries(copyDeck))('%s', (reason, sentence) => {
    expect(refusalText({ kind: 'refused', reason: reason as Refusal, retryAfterSeconds: 30 })).toBe(sentence);
  });

  it('counts down while the user has to wait', () => {
    const refused = { kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds: 60 } as const;
    expect(refusalText(refused, 7)).toBe('Too many attempts. Try again in 7 s.');
    expect(refusalText({ kind: 'refused', reason: 'codeNotSent' })).toBe(
      'The code could not be sent. Try again in 60 s.',
    );
  });
});
