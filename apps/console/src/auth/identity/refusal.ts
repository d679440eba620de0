import { parseRetryAfter } from '../../api/retry.ts';

/** Why the identity service refused a call. `refusalText` has the messages. */
export type Refusal =
  | 'wrongCredentials'
  | 'wrongCurrentPassword'
  | 'disabled'
  | 'notActive'
  | 'notConfirmed'
  | 'alreadyConfirmed'
  | 'resetRequired'
  | 'tooManyAttempts'
  | 'attemptsExceeded'
  | 'codeNotSent'
  | 'invalidCode'
  | 'wrongMfaCode'
  /** There is no passkey for this user, or it was not accepted. */
  | 'passkeyRefused'
  /** The browser's prompt was closed, or found no passkey. */
  | 'passkeyCanceled'
  | 'usedMfaCode'
  | 'passwordPolicy'
  | 'samePassword'
  /** The console's own check. */
  | 'commonPassword'
  | 'emailInUse'
  | 'creationFailed'
  /** The sign-in was not finished in time, or was finished elsewhere. */
  | 'challengeExpired'
  | 'codeAttemptsExceeded'
  | 'sessionExpired'
  | 'sessionInvalid'
  | 'sessionClosed'
  | 'refreshUnsupported'
  | 'deviceUnknown'
  | 'credentialsMissing'
  | 'addressNotAllowed'
  /** The account belongs to another reseller than the host. */
  | 'foreignAccount'
  /** The storage quota is exceeded, and the tokens could not be stored. */
  | 'storageFull'
  | 'network'
  | 'unknown';

export type Refused = { kind: 'refused'; reason: Refusal; retryAfterSeconds?: number };

/** Replacements for reasons of one operation, such as `{ wrongCredentials: 'wrongCurrentPassword' }`. */
export type RefusalNames = Partial<Record<Refusal, Refusal>>;

type IdentityFailure = {
  name: string;
  message: string;
  status: number | undefined;
  /** The `Retry-After` header, or null. */
  retryAfter: string | null;
};

/** Reads the error that aws-amplify threw. */
function readIdentityFailure(error: unknown): IdentityFailure {
  if (typeof error !== 'object' || error === null)
    return { name: 'Unknown', message: String(error), status: undefined, retryAfter: null };
  const { name, message, metadata, $metadata } = error as Record<string, unknown>;
  const details = [metadata, $metadata].find((value) => typeof value === 'object' && value !== null);
  const { httpStatusCode: status, retryAfter } = (details ?? {}) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : 'Unknown',
    message: typeof message === 'string' ? message : '',
    status: typeof status === 'number' ? status : undefined,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  };
}

/** Seconds to wait without a `Retry-After` header. */
const defaultWait = 60;

/** Whole seconds, at least one, because an immediate retry would be refused again. */
function secondsToWait({ retryAfter }: IdentityFailure): number {
  const milliseconds = parseRetryAfter(retryAfter, Date.now());
  return milliseconds === undefined ? defaultWait : Math.max(1, Math.ceil(milliseconds / 1000));
}

/** Causes of NotAuthorizedException, which only the message distinguishes. The first match applies. */
const notAuthorized: readonly (readonly [RegExp, Refusal])[] = [
  [/disabled/i, 'disabled'],
  [/attempts exceeded/i, 'attemptsExceeded'],
  [/current status is confirmed/i, 'alreadyConfirmed'],
  [/not active|temporary password has expired|cannot be reset in the current state/i, 'notActive'],
  [/invalid session for the user|session is expired/i, 'challengeExpired'],
  [/token has been revoked|session/i, 'sessionClosed'],
  [/token has expired/i, 'sessionExpired'],
  [/invalid (access|refresh|id|login) token/i, 'sessionInvalid'],
];

/** Causes of InvalidParameterException. */
const invalidParameter: readonly (readonly [RegExp, Refusal])[] = [
  [/already confirmed/i, 'alreadyConfirmed'],
  [/no registered\/verified email/i, 'notConfirmed'],
  [/at '(proposedP|previousP|p)assword' failed/i, 'passwordPolicy'],
];

const byName: Partial<Record<string, Refusal>> = {
  UserNotFoundException: 'wrongCredentials',
  UserNotConfirmedException: 'notConfirmed',
  PasswordResetRequiredException: 'resetRequired',
  CodeMismatchException: 'invalidCode',
  ExpiredCodeException: 'invalidCode',
  CodeDeliveryFailureException: 'codeNotSent',
  EnableSoftwareTokenMFAException: 'wrongMfaCode',
  InvalidPasswordException: 'passwordPolicy',
  PasskeyAuthenticationCanceled: 'passkeyCanceled',
  PasswordHistoryPolicyViolationException: 'samePassword',
  UsernameExistsException: 'emailInUse',
  AliasExistsException: 'emailInUse',
  UserLambdaValidationException: 'creationFailed',
  // The library's own error: there is no pending sign-in to continue.
  SignInException: 'challengeExpired',
  UserUnAuthenticatedException: 'sessionExpired',
  TokenRevokedException: 'sessionClosed',
  RefreshTokenReuseException: 'sessionClosed',
  InvalidIdTokenException: 'sessionInvalid',
  TokenRefreshException: 'refreshUnsupported',
  DeviceMetadataNotFoundException: 'deviceUnknown',
  CredentialsNotFoundException: 'credentialsMissing',
  InvalidRedirectException: 'addressNotAllowed',
  InvalidPreferredRedirectUrlException: 'addressNotAllowed',
  InvalidOriginException: 'addressNotAllowed',
  TooManyRequestsException: 'tooManyAttempts',
  TooManyFailedAttemptsException: 'tooManyAttempts',
  LimitExceededException: 'tooManyAttempts',
  ThrottlingException: 'tooManyAttempts',
  QuotaExceededError: 'storageFull',
  NetworkError: 'network',
  TimeoutError: 'network',
  // The response is not JSON: a proxy's page, or truncated.
  SyntaxError: 'network',
};

const firstMatch = (message: string, reasons: readonly (readonly [RegExp, Refusal])[]) =>
  reasons.find(([pattern]) => pattern.test(message))?.[1];

function reasonOf({ name, message, status }: IdentityFailure): Refusal {
  if (name === 'NotAuthorizedException') return firstMatch(message, notAuthorized) ?? 'wrongCredentials';
  if (name === 'InvalidParameterException') return firstMatch(message, invalidParameter) ?? 'unknown';
  if (name === 'ResourceNotFoundException') return /device/i.test(message) ? 'deviceUnknown' : 'unknown';
  if (name === 'ExpiredCodeException' && /already been used/i.test(message)) return 'usedMfaCode';
  const reason = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (reason) return reason;
  if (status === 429) return 'tooManyAttempts';
  return status !== undefined && status >= 500 ? 'network' : 'unknown';
}

/** Why an identity operation failed. An unknown user and a wrong password have the same reason, to prevent account enumeration. */
export function refusalOf(error: unknown, names: RefusalNames = {}): Refused {
  const read = readIdentityFailure(error);
  const found = reasonOf(read);
  const reason = names[found] ?? found;
  const mustWait = found === 'tooManyAttempts' || reason === 'tooManyAttempts' || reason === 'codeNotSent';
  return { kind: 'refused', reason, ...(mustWait && { retryAfterSeconds: secondsToWait(read) }) };
}

/** Whether a refresh failed without a decision of the identity service, so that the tokens may still be valid. */
export function isTransientFailure(error: unknown): boolean {
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
    // Parsing a response that is not JSON, or reading a truncated body, throws these.
    'SyntaxError',
    'TypeError',
  ].includes(name);
}
