import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalText } from './refusalText.ts';
import type { Outcome } from './outcome.ts';
import { activate, sendActivationCode, signUp } from './signUp.ts';

const library = vi.hoisted(() => {
  const call = () => vi.fn<(request: unknown) => Promise<unknown>>();
  return { signUp: call(), confirmSignUp: call(), resendSignUpCode: call() };
});
vi.mock('aws-amplify/auth', () => library);
beforeEach(() => void vi.resetAllMocks());

const thrown = (name: string, message = '') => Object.assign(new Error(message), { name });
const textOf = (outcome: Outcome) => (outcome.kind === 'done' ? 'done' : refusalText(outcome));

const ana = {
  email: 'ana@example.com',
  password: 'Own-Choice-42',
  attributes: { given_name: 'Ana' },
  elapsedMs: 5120.4,
};

describe('signUp', () => {
  it('sends the attributes without the email address, which clients cannot write', async () => {
    expect(textOf(await signUp(ana))).toBe('done');
    expect(library.signUp).toHaveBeenCalledExactlyOnceWith({
      username: ana.email,
      password: ana.password,
      options: { userAttributes: { given_name: 'Ana' }, clientMetadata: { elapsedMs: '5120' } },
    });
  });

  it('refuses a common password without a request', async () => {
    expect(textOf(await signUp({ ...ana, password: 'Password1!' }))).toMatch(/too common/);
    expect(library.signUp).not.toHaveBeenCalled();
  });

  it('reports success for an existing account', async () => {
    library.signUp.mockRejectedValue(thrown('UsernameExistsException', 'User already exists'));
    expect(textOf(await signUp(ana))).toBe('done');
  });

  it.each([
    ['InvalidPasswordException', 'The password does not meet the rules.'],
    ['UnexpectedLambdaException', 'The account could not be created. Contact your administrator.'],
    ['UserLambdaValidationException', 'The account could not be created. Contact your administrator.'],
    ['Whatever', 'The account could not be created. Contact your administrator.'],
    ['NotAuthorizedException', 'The account could not be created. Contact your administrator.'],
    ['LimitExceededException', 'Too many attempts. Try again in 60 s.'],
    ['NetworkError', 'Network error. Check your connection and try again.'],
  ])('%s: %s', async (name, text) => {
    library.signUp.mockRejectedValue(thrown(name));
    expect(textOf(await signUp(ana))).toBe(text);
  });
});

describe('activate', () => {
  it.each([
    ['CodeMismatchException', '', 'The code is not valid. Check it or ask for a new one.'],
    ['ExpiredCodeException', '', 'The code is not valid. Check it or ask for a new one.'],
    ['UserNotFoundException', '', 'The code is not valid. Check it or ask for a new one.'],
    ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', 'done'],
    ['NotAuthorizedException', 'User is disabled.', 'This user is disabled. Contact your administrator.'],
    ['TooManyFailedAttemptsException', '', 'Too many attempts. Try again in 60 s.'],
  ])('%s "%s": %s', async (name, message, text) => {
    library.confirmSignUp.mockRejectedValue(thrown(name, message));
    expect(textOf(await activate(ana.email, '012345'))).toBe(text);
  });
});

describe('sendActivationCode', () => {
  it.each([
    ['InvalidParameterException', 'User is already confirmed.', 'done'],
    ['UserNotFoundException', '', 'done'],
    ['LimitExceededException', '', 'The code could not be sent. Try again in 60 s.'],
    ['CodeDeliveryFailureException', '', 'The code could not be sent. Try again in 60 s.'],
    ['Whatever', '', 'The code could not be sent. Try again in 60 s.'],
    ['NetworkError', '', 'Network error. Check your connection and try again.'],
  ])('%s "%s": %s', async (name, message, text) => {
    library.resendSignUpCode.mockRejectedValue(thrown(name, message));
    expect(textOf(await sendActivationCode(ana.email))).toBe(text);
  });
});
