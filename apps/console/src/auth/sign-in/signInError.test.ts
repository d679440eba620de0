import { describe, expect, it } from 'vitest';
import { toSignInError } from './signInError.ts';

describe('the error of a sign-in', () => {
  it('has the refusal’s message, at the password if it can be corrected there', () => {
    expect(toSignInError({ kind: 'refused', reason: 'wrongCredentials' })).toEqual({
      message: 'Incorrect username or password.',
      target: 'password',
    });
    expect(toSignInError({ kind: 'refused', reason: 'network' })).toEqual({
      message: 'Network error. Check your connection and try again.',
      target: 'form',
    });
  });

  it('refers to support for an unsupported step', () => {
    expect(toSignInError({ kind: 'unsupportedStep', step: 'X' })?.message).toBe(
      'This sign-in step is not supported here. Contact support.',
    );
  });

  it('is null for a next step or success', () => {
    expect(toSignInError({ kind: 'signedIn' })).toBeNull();
    expect(toSignInError({ kind: 'newPasswordRequired' })).toBeNull();
  });

  it('disables the form for the service’s wait', () => {
    expect(toSignInError({ kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds: 30 })).toMatchObject({
      waitSeconds: 30,
    });
  });
});
