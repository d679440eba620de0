import { describe, expect, it } from 'vitest';
import { signInErrorOf } from './signInError.ts';

describe('the error of a sign-in', () => {
  it('is the sentence of the refusal, under the password where that can mend it', () => {
    expect(signInErrorOf({ kind: 'refused', reason: 'wrongCredentials' })).toEqual({
      message: 'Incorrect username or password.',
      place: 'password',
    });
    expect(signInErrorOf({ kind: 'refused', reason: 'network' })).toEqual({
      message: 'Network error. Check your connection and try again.',
      place: 'form',
    });
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
