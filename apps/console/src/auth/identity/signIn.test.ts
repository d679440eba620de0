import { beforeEach, describe, expect, it, vi } from 'vitest';

const library = vi.hoisted(() => ({
  signIn: vi.fn<(input: object) => Promise<{ nextStep: object }>>(),
  confirmSignIn: vi.fn<(input: object) => Promise<{ nextStep: object }>>(),
  rememberDevice: vi.fn<() => Promise<void>>(),
  resendSignUpCode: vi.fn<(input: object) => Promise<void>>(),
}));
vi.mock('aws-amplify/auth', () => library);
const { respondToChallenge, signIn, signInWithPasskey } = await import('./signIn.ts');

const next = (signInStep: string, details: object = {}) => ({ nextStep: { signInStep, ...details } });
const outcomeOf = async (signInStep: string, details?: object) => {
  library.signIn.mockResolvedValueOnce(next(signInStep, details));
  return signIn('ana@example.com', 'secret');
};

beforeEach(() => {
  for (const call of Object.values(library)) call.mockReset();
  library.rememberDevice.mockResolvedValue();
  library.resendSignUpCode.mockResolvedValue();
});

describe('the next step of a sign-in', () => {
  it.each([
    ['DONE', {}, { kind: 'signedIn' }],
    ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', {}, { kind: 'newPasswordRequired' }],
    ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', {}, { kind: 'codeRequired', type: 'TOTP' }],
    ['CONFIRM_SIGN_IN_WITH_SMS_CODE', {}, { kind: 'codeRequired', type: 'SMS' }],
    [
      'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      { codeDeliveryDetails: { destination: '+*******90' } },
      { kind: 'codeRequired', type: 'SMS', destination: '+*******90' },
    ],
    [
      'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
      { codeDeliveryDetails: { destination: 'a***@e***' } },
      { kind: 'codeRequired', type: 'EMAIL', destination: 'a***@e***' },
    ],
    [
      'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      { allowedMFATypes: ['TOTP', 'SMS'] },
      { kind: 'mfaSelection', types: ['TOTP', 'SMS'] },
    ],
    [
      'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
      { totpSetupDetails: { sharedSecret: 'JBSWY3DP' } },
      { kind: 'softwareTokenSetup', secret: 'JBSWY3DP' },
    ],
    ['CONFIRM_SIGN_UP', {}, { kind: 'refused', reason: 'notConfirmed' }],
    ['RESET_PASSWORD', {}, { kind: 'refused', reason: 'resetRequired' }],
    ['CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', {}, { kind: 'refused', reason: 'passkeyRefused' }],
  ])('%s %o', async (step, details, outcome) => {
    expect(await outcomeOf(step, details)).toEqual(outcome);
  });

  it.each([
    'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP',
    'CONFIRM_SIGN_IN_WITH_PASSWORD',
    'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    'AN_UNKNOWN_STEP',
    'constructor',
  ])('%s is not supported here', async (step) => {
    expect(await outcomeOf(step)).toEqual({ kind: 'unsupportedStep', step });
  });

  it('sets up an authenticator app without a choice if nothing else is supported', async () => {
    library.confirmSignIn.mockResolvedValueOnce(
      next('CONTINUE_SIGN_IN_WITH_TOTP_SETUP', { totpSetupDetails: { sharedSecret: 'JBSWY3DP' } }),
    );
    const step = 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION';
    expect(await outcomeOf(step, { allowedMFATypes: ['EMAIL', 'TOTP'] })).toEqual({
      kind: 'softwareTokenSetup',
      secret: 'JBSWY3DP',
    });
    expect(library.confirmSignIn).toHaveBeenCalledExactlyOnceWith({ challengeResponse: 'TOTP' });
    expect(await outcomeOf(step, { allowedMFATypes: ['EMAIL'] })).toEqual({ kind: 'unsupportedStep', step });
  });

  it('sends a new code to an unconfirmed email address, and returns the same result if that fails', async () => {
    await outcomeOf('CONFIRM_SIGN_UP');
    expect(library.resendSignUpCode).toHaveBeenCalledExactlyOnceWith({ username: 'ana@example.com' });
    library.resendSignUpCode.mockRejectedValueOnce(new Error('too many'));
    expect(await outcomeOf('CONFIRM_SIGN_UP')).toEqual({ kind: 'refused', reason: 'notConfirmed' });
  });
});

describe('a challenge response', () => {
  it('remembers the device only after the sign-in', async () => {
    library.confirmSignIn.mockResolvedValueOnce(next('DONE'));
    await respondToChallenge('123456', { isDeviceRemembered: true });
    expect(library.rememberDevice).toHaveBeenCalledOnce();
    library.confirmSignIn.mockResolvedValueOnce(next('CONFIRM_SIGN_IN_WITH_TOTP_CODE'));
    await respondToChallenge('123456', { isDeviceRemembered: true });
    library.confirmSignIn.mockResolvedValueOnce(next('DONE'));
    await respondToChallenge('123456');
    expect(library.rememberDevice).toHaveBeenCalledOnce();
  });

  it('succeeds if the device could not be remembered', async () => {
    library.confirmSignIn.mockResolvedValueOnce(next('DONE'));
    library.rememberDevice.mockRejectedValueOnce(new Error('no'));
    expect(await respondToChallenge('123456', { isDeviceRemembered: true })).toEqual({ kind: 'signedIn' });
  });

  it('has its own reason for a wrong MFA code', async () => {
    library.confirmSignIn.mockRejectedValueOnce(Object.assign(new Error(''), { name: 'CodeMismatchException' }));
    expect(await respondToChallenge('123456')).toEqual({ kind: 'refused', reason: 'wrongMfaCode' });
  });
});

describe('signing in with a passkey', () => {
  const passkeyOutcome = async (name: string, message = '') => {
    library.signIn.mockRejectedValueOnce(Object.assign(new Error(message), { name }));
    return signInWithPasskey('ana@example.com');
  };

  it('requests only a passkey, with the options of autofill', async () => {
    library.signIn.mockResolvedValueOnce(next('DONE'));
    const request = { mediation: 'conditional', signal: new AbortController().signal } as const;
    expect(await signInWithPasskey('ana@example.com', request)).toEqual({ kind: 'signedIn' });
    expect(library.signIn).toHaveBeenCalledWith({
      username: 'ana@example.com',
      options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' },
    });
    expect(globalThis.passkeyRequest).toBe(request);
  });

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'passkeyRefused'],
    ['NotAuthorizedException', 'User is disabled.', 'disabled'],
    ['PasskeyAuthenticationCanceled', '', 'passkeyCanceled'],
  ])('refused with %s: %s', async (name, message, reason) => {
    expect(await passkeyOutcome(name, message)).toEqual({ kind: 'refused', reason });
  });
});
