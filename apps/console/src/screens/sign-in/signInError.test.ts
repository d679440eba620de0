import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../identity/refusal.ts';
import { signInErrorOf } from './signInError.ts';

/** Section 4 of the specification. */
const texts: Record<Refusal, string> = {
  wrongCredentials: 'Incorrect username or password.',
  disabled: 'This user is disabled. Contact your administrator.',
  notActive: 'This account is not active yet.',
  notConfirmed: 'Confirm your e-mail first. We sent a new code.',
  resetRequired: 'You must reset your password.',
  tooManyAttempts: 'Too many attempts. Try again in 30 s.',
  attemptsExceeded: 'Password attempts exceeded. Try again later or reset your password.',
  invalidCode: 'The code is not valid. Check it or ask for a new one.',
  passwordPolicy: 'The password does not meet the rules.',
  samePassword: 'The new password cannot equal the current one.',
  sessionClosed: 'Your session was closed for security reasons.',
  network: 'Network error. Check your connection and try again.',
  unknown: 'Something went wrong. Try again.',
};

describe('the error of a sign-in', () => {
  it.each(Object.entries(texts))('%s', (reason, message) => {
    const outcome = { kind: 'refused', reason: reason as Refusal, retryAfterSeconds: 30 } as const;
    expect(signInErrorOf(outcome)?.message).toBe(message);
  });

  it('of an unsupported step leads to support', () => {
    expect(signInErrorOf({ kind: 'unsupportedStep', step: 'X' })?.message).toBe(
      'This sign-in step is not supported here. Contact support.',
    );
  });

  it('is none when it goes on', () => {
    expect(signInErrorOf({ kind: 'signedIn' })).toBeNull();
    expect(signInErrorOf({ kind: 'newPasswordRequired' })).toBeNull();
  });

  it('closes the form for as long as the service says', () => {
    expect(signInErrorOf({ kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds: 30 })).toMatchObject({
      waitSeconds: 30,
    });
  });
});
