import { describe, expect, it } from 'vitest';
import { signInErrorOf } from './signInError.ts';

describe('the error of a sign-in', () => {
  it('is the message of the refusal, at the password where that can be corrected', () => {
    expect(signInErrorOf({ kind: 'refused', reason: 'wrongCredentials' })).toEqual({
      message: 'Incorrect username or password.',
      place: 'password',
    });
    expect(signInErrorOf({ kind: 'refused', reason: 'network' })).toEqual({
      message: 'Network error. Check your connection and try again.',
      place: 'form',
    });
  });

  it('of an unsupported step refers to support', () => {
    expect(signInErrorOf({ kind: 'unsupportedStep', step: 'X' })?.message).toBe(
      'This sign-in step is not supported here. Contact support.',
    );
  });

  it('is null for a next step or success', () => {
    expect(signInErrorOf({ kind: 'signedIn' })).toBeNull();
    expect(signInErrorOf({ kind: 'newPasswordRequired' })).toBeNull();
  });

  it('disables the form for as long as the service says', () => {
    expect(signInErrorOf({ kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds: 30 })).toMatchObject({
      waitSeconds: 30,
    });
  });
});
