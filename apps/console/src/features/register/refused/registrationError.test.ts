import { expect, it } from 'vitest';
import { registrationErrorMessages } from '../../../auth/sign-in/signUpMessages.ts';
import { readRegistrationError } from './registrationError.ts';

it('has the specified text for each reason', () => {
  const text = (reason: string) => registrationErrorMessages[readRegistrationError({ reason }).reason].text;
  expect(text('emailInUse')).toBe('The account could not be created: this e-mail is already in use.');
  expect(text('creationFailed')).toBe('The account could not be created. Contact your administrator.');
  expect(text('notActive')).toBe('This account is not active yet.');
  expect(text('invitationExpired')).toBe('The invitation is no longer valid.');
});

it('is a failed creation without a reason', () => {
  for (const state of [null, undefined, 'emailInUse', { reason: 'constructor' }, { reason: 7, email: 7 }])
    expect(readRegistrationError(state)).toEqual({ reason: 'creationFailed' });
  expect(readRegistrationError({ reason: 'emailInUse', email: 'a@b.example' })).toEqual({
    reason: 'emailInUse',
    email: 'a@b.example',
  });
});
