import { describe, expect, it } from 'vitest';
import { isTransientFailure, refusalOf } from './refusal.ts';

const thrown = (name: string, message = '', httpStatusCode?: number) =>
  Object.assign(new Error(message), { name, ...(httpStatusCode && { $metadata: { httpStatusCode } }) });

describe('a failed identity operation', () => {
  it('has the same reason for a wrong password and an unknown user', () => {
    expect(refusalOf(thrown('NotAuthorizedException', 'Incorrect username or password.')).reason).toBe(
      'wrongCredentials',
    );
    expect(refusalOf(thrown('UserNotFoundException', 'User does not exist.')).reason).toBe('wrongCredentials');
  });

  it.each([
    ['NotAuthorizedException', 'User is disabled.', 'disabled'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'attemptsExceeded'],
    ['NotAuthorizedException', 'Temporary password has expired and must be reset by an administrator.', 'notActive'],
    ['NotAuthorizedException', 'User password cannot be reset in the current state.', 'notActive'],
    ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED', 'alreadyConfirmed'],
    ['NotAuthorizedException', 'Invalid session for the user.', 'challengeExpired'],
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'challengeExpired'],
    ['NotAuthorizedException', 'Access Token has been revoked', 'sessionClosed'],
    ['NotAuthorizedException', 'Refresh Token has been revoked', 'sessionClosed'],
    ['NotAuthorizedException', 'Access Token has expired', 'sessionExpired'],
    ['NotAuthorizedException', 'Invalid Access Token', 'sessionInvalid'],
    ['InvalidParameterException', 'User is already confirmed.', 'alreadyConfirmed'],
    [
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
      'notConfirmed',
    ],
    [
      'InvalidParameterException',
      "1 validation error detected: Value at 'proposedPassword' failed to satisfy constraint",
      'passwordPolicy',
    ],
    ['InvalidParameterException', 'User has not verified software token mfa', 'unknown'],
    ['ResourceNotFoundException', 'Device does not exist.', 'deviceUnknown'],
    ['ResourceNotFoundException', 'User pool client x does not exist.', 'unknown'],
    ['ExpiredCodeException', 'Your software token has already been used once.', 'usedMfaCode'],
    ['EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA', 'wrongMfaCode'],
    ['CodeDeliveryFailureException', '', 'codeNotSent'],
    ['UsernameExistsException', 'User already exists', 'emailInUse'],
    ['AliasExistsException', '', 'emailInUse'],
    ['UserLambdaValidationException', '', 'creationFailed'],
    ['SignInException', 'An error occurred during the sign in process.', 'challengeExpired'],
    ['UserUnAuthenticatedException', '', 'sessionExpired'],
    ['RefreshTokenReuseException', '', 'sessionClosed'],
    ['TokenRefreshException', '', 'refreshUnsupported'],
    ['DeviceMetadataNotFoundException', '', 'deviceUnknown'],
    ['CredentialsNotFoundException', '', 'credentialsMissing'],
    ['InvalidRedirectException', '', 'addressNotAllowed'],
    ['InvalidOriginException', '', 'addressNotAllowed'],
    ['ThrottlingException', '', 'tooManyAttempts'],
    ['constructor', '', 'unknown'],
    ['UserNotConfirmedException', '', 'notConfirmed'],
    ['PasswordResetRequiredException', '', 'resetRequired'],
    ['CodeMismatchException', '', 'invalidCode'],
    ['ExpiredCodeException', '', 'invalidCode'],
    ['InvalidPasswordException', '', 'passwordPolicy'],
    ['PasswordHistoryPolicyViolationException', '', 'samePassword'],
    ['NetworkError', '', 'network'],
    ['SyntaxError', 'Unexpected end of JSON input', 'network'],
    ['Whatever', '', 'unknown'],
  ])('%s "%s" is %s', (name, message, reason) => {
    expect(refusalOf(thrown(name, message)).reason).toBe(reason);
  });

  it('uses the operation’s own reason', () => {
    const wrong = thrown('NotAuthorizedException', 'Incorrect username or password.');
    expect(refusalOf(wrong, { wrongCredentials: 'wrongCurrentPassword' }).reason).toBe('wrongCurrentPassword');
    expect(refusalOf(thrown('LimitExceededException'), { tooManyAttempts: 'codeNotSent' })).toEqual({
      kind: 'refused',
      reason: 'codeNotSent',
      retryAfterSeconds: 60,
    });
  });

  it('includes the wait after too many attempts', () => {
    expect(refusalOf(thrown('TooManyRequestsException'))).toMatchObject({
      reason: 'tooManyAttempts',
      retryAfterSeconds: 60,
    });
    expect(refusalOf(thrown('Whatever', '', 429))).toMatchObject({ reason: 'tooManyAttempts', retryAfterSeconds: 60 });
  });

  it.each([
    ['17', 17],
    ['0', 1],
    ['1.2', 2],
    ['soon', 60],
    ['', 60],
  ])('waits for the service’s Retry-After: %s', (retryAfter, retryAfterSeconds) => {
    const error = Object.assign(thrown('LimitExceededException'), { metadata: { httpStatusCode: 400, retryAfter } });
    expect(refusalOf(error)).toMatchObject({ reason: 'tooManyAttempts', retryAfterSeconds });
  });

  it('is a network error after a server error', () => {
    expect(refusalOf(thrown('Whatever', '', 503)).reason).toBe('network');
  });

  it('has a reason even if the thrown value is not an Error', () => {
    for (const odd of [undefined, null, 'text', 0, {}]) expect(refusalOf(odd).reason).toBe('unknown');
  });
});

describe('a failed refresh', () => {
  it.each([
    'NetworkError',
    'TimeoutError',
    'TooManyRequestsException',
    'InternalErrorException',
    'SyntaxError',
    'TypeError',
  ])('with %s keeps the session', (name) => {
    expect(isTransientFailure(thrown(name))).toBe(true);
  });

  it.each([429, 500, 502, 503, 504])('with status %i keeps the session', (status) => {
    expect(isTransientFailure(thrown('Whatever', '', status))).toBe(true);
  });

  it.each([
    ['NotAuthorizedException'],
    ['TokenRevokedException'],
    ['UserNotFoundException'],
    ['InvalidParameterException'],
    ['Whatever'],
  ])('with %s ends the session', (name) => {
    expect(isTransientFailure(thrown(name, '', 400))).toBe(false);
  });
});
