/** What the identity service said no with. */
export type Refusal =
  | 'wrongCredentials'
  | 'disabled'
  | 'notActive'
  | 'notConfirmed'
  | 'resetRequired'
  | 'tooManyAttempts'
  | 'attemptsExceeded'
  | 'invalidCode'
  | 'passwordPolicy'
  | 'samePassword'
  | 'sessionClosed'
  | 'network'
  | 'unknown';

/** A no with a reason of ours; the words are the catalogue's. */
export type Refused = { kind: 'refused'; reason: Refusal; retryAfterSeconds?: number };

type IdentityFailure = { name: string; message: string; status: number | undefined };

/** Reads what aws-amplify threw; whatever it is, the answer has a name. */
function readIdentityFailure(error: unknown): IdentityFailure {
  if (typeof error !== 'object' || error === null)
    return { name: 'Unknown', message: String(error), status: undefined };
  const { name, message, metadata, $metadata } = error as Record<string, unknown>;
  const details = [metadata, $metadata].find((value) => typeof value === 'object' && value !== null);
  const status = details && (details as Record<string, unknown>)['httpStatusCode'];
  return {
    name: typeof name === 'string' ? name : 'Unknown',
    message: typeof message === 'string' ? message : '',
    status: typeof status === 'number' ? status : undefined,
  };
}

/** Seconds to wait where the identity service does not say (AUTH-06). */
const defaultWait = 60;

/** The reason behind a failed sign-in. An unknown user and a wrong password are one reason: nobody learns who exists. */
export function refusalOf(error: unknown): Refused {
  const { name, message, status } = readIdentityFailure(error);
  const refused = (reason: Refusal) => ({ kind: 'refused' as const, reason });
  switch (name) {
    case 'NotAuthorizedException':
      if (/disabled/i.test(message)) return refused('disabled');
      if (/attempts exceeded/i.test(message)) return refused('attemptsExceeded');
      if (/not active|temporary password has expired/i.test(message)) return refused('notActive');
      if (/session/i.test(message)) return refused('sessionClosed');
      return refused('wrongCredentials');
    case 'UserNotFoundException':
      return refused('wrongCredentials');
    case 'UserNotConfirmedException':
      return refused('notConfirmed');
    case 'PasswordResetRequiredException':
      return refused('resetRequired');
    case 'CodeMismatchException':
    case 'ExpiredCodeException':
      return refused('invalidCode');
    case 'InvalidPasswordException':
      return refused('passwordPolicy');
    case 'PasswordHistoryPolicyViolationException':
      return refused('samePassword');
    case 'TooManyRequestsException':
    case 'TooManyFailedAttemptsException':
    case 'LimitExceededException':
      return { ...refused('tooManyAttempts'), retryAfterSeconds: defaultWait };
    case 'NetworkError':
    case 'TimeoutError':
      return refused('network');
    default:
      if (status === 429) return { ...refused('tooManyAttempts'), retryAfterSeconds: defaultWait };
      return refused(status !== undefined && status >= 500 ? 'network' : 'unknown');
  }
}

/**
 * Whether a refresh failed on the way (connection, time-out, 429, 5xx) and not by the identity service's decision. Only
 * then the tokens stay: they may still be good.
 */
export function isPassingFailure(error: unknown): boolean {
  const { name, status } = readIdentityFailure(error);
  if (status !== undefined && (status === 429 || status >= 500)) return true;
  return [
    'NetworkError',
    'TimeoutError',
    'AbortError',
    'TooManyRequestsException',
    'LimitExceededException',
    'InternalErrorException',
    'ServiceUnavailableException',
  ].includes(name);
}
