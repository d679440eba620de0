import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalText } from './refusalText.ts';
import type { Outcome } from './outcome.ts';
import { changeForgottenPassword, sendPasswordCode } from './recovery.ts';

const library = vi.hoisted(() => {
  const call = () => vi.fn<(request: unknown) => Promise<unknown>>();
  return { resetPassword: call(), confirmResetPassword: call() };
});
vi.mock('aws-amplify/auth', () => library);
beforeEach(() => void vi.resetAllMocks());

const thrown = (name: string, message = '') => Object.assign(new Error(message), { name });
const textOf = (outcome: Outcome) => (outcome.kind === 'done' ? 'done' : refusalText(outcome));

describe('sendPasswordCode', () => {
  it('reports success for an unknown or ineligible account', async () => {
    for (const [name, message] of [
      ['UserNotFoundException', 'User does not exist.'],
      ['InvalidParameterException', 'Cannot reset password for the user as there is no registered/verified email'],
      ['NotAuthorizedException', 'User password cannot be reset in the current state.'],
      ['NotAuthorizedException', 'User is disabled.'],
    ] as const) {
      library.resetPassword.mockRejectedValue(thrown(name, message));
      expect(textOf(await sendPasswordCode('ana@example.com'))).toBe('done');
    }
  });

  it.each([
    ['LimitExceededException', 'The code could not be sent. Try again in 60 s.'],
    ['CodeDeliveryFailureException', 'The code could not be sent. Try again in 60 s.'],
    ['NetworkError', 'Network error. Check your connection and try again.'],
  ])('%s: %s', async (name, text) => {
    library.resetPassword.mockRejectedValue(thrown(name));
    expect(textOf(await sendPasswordCode('ana@example.com'))).toBe(text);
  });
});

describe('changeForgottenPassword', () => {
  it('refuses a common password without a request', async () => {
    expect(textOf(await changeForgottenPassword('ana@example.com', '012345', 'P@ssw0rd2024!'))).toMatch(/too common/);
    expect(library.confirmResetPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['CodeMismatchException', 'The code is not valid. Check it or ask for a new one.'],
    ['ExpiredCodeException', 'The code is not valid. Check it or ask for a new one.'],
    ['UserNotFoundException', 'The code is not valid. Check it or ask for a new one.'],
    ['InvalidPasswordException', 'The password does not meet the rules.'],
    ['PasswordHistoryPolicyViolationException', 'The new password must differ from the current one.'],
    ['LimitExceededException', 'Too many attempts. Try again in 60 s.'],
    ['Whatever', 'Something went wrong. Try again.'],
  ])('%s: %s', async (name, text) => {
    library.confirmResetPassword.mockRejectedValue(thrown(name));
    expect(textOf(await changeForgottenPassword('ana@example.com', '012345', 'Own-Choice-42'))).toBe(text);
  });
});
