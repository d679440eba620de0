import { parseRetryAfter } from '../data/retry.ts';

/** What the identity service said no with. The words are `refusalText`'s. */
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
  | 'usedMfaCode'
  | 'passwordPolicy'
  | 'samePassword'
  /** The console's own no: it is among the first that are tried. */
  | 'commonPassword'
  | 'emailInUse'
  | 'creationFailed'
  /** A sign-in that was begun, but not finished in time (or elsewhere). */
  | 'challengeExpired'
  | 'codeAttemptsExceeded'
  | 'sessionExpired'
  | 'sessionInvalid'
  | 'sessionClosed'
  | 'refreshUnsupported'
  | 'deviceUnknown'
  | 'credentialsMissing'
  | 'addressNotAllowed'
  /** The browser keeps no more for this site: the tokens could not be stored. */
  | 'storageFull'
  | 'network'
  | 'unknown';

/** A no with a reason of ours; the words are the catalogue's. */
export type Refused = { kind: 'refused'; reason: Refusal; retryAfterSeconds?: number };

/** Reasons that mean something else in one operation: `wrongCredentials` of a change of password is the current one's. */
export type RefusalNames = Partial<Record<Refusal, Refusal>>;

type IdentityFailure = {
  name: string;
  message: string;
  status: number | undefined;
  /** The header `Retry-After`; null where the service did not send it. */
  retryAfter: string | null;
};

/** Reads what aws-amplify threw; whatever it is, the answer has a name. */
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

/** Seconds to wait where the identity service does not say (AUTH-06). */
const defaultWait = 60;

/** Whole seconds, at least one: a form that opens at once would only be refused again. */
function secondsToWait({ retryAfter }: IdentityFailure): number {
  const milliseconds = parseRetryAfter(retryAfter, Date.now());
  return milliseconds === undefined ? defaultWait : Math.max(1, Math.ceil(milliseconds / 1000));
}

/** One error name for nearly everything: only its message tells the reasons apart. The first that fits. */
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

/** An input that the service does not take, where the message says why. */
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
  PasswordHistoryPolicyViolationException: 'samePassword',
  UsernameExistsException: 'emailInUse',
  AliasExistsException: 'emailInUse',
  UserLambdaValidationException: 'creationFailed',
  // The library's: it knows of no begun sign-in (any more) that the answer could belong to.
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
  // An answer that is no JSON: a proxy's page, or one that broke off. It is not the service that speaks.
  SyntaxError: 'network',
};

const firstFit = (message: string, reasons: readonly (readonly [RegExp, Refusal])[]) =>
  reasons.find(([pattern]) => pattern.test(message))?.[1];

function reasonOf({ name, message, status }: IdentityFailure): Refusal {
  if (name === 'NotAuthorizedException') return firstFit(message, notAuthorized) ?? 'wrongCredentials';
  if (name === 'InvalidParameterException') return firstFit(message, invalidParameter) ?? 'unknown';
  if (name === 'ResourceNotFoundException') return /device/i.test(message) ? 'deviceUnknown' : 'unknown';
  if (name === 'ExpiredCodeException' && /already been used/i.test(message)) return 'usedMfaCode';
  const reason = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (reason) return reason;
  if (status === 429) return 'tooManyAttempts';
  return status !== undefined && status >= 500 ? 'network' : 'unknown';
}

/**
 * The reason behind a no of any identity operation. An unknown user and a wrong password are one reason: nobody learns who
 * exists.
 */
export function refusalOf(error: unknown, names: RefusalNames = {}): Refused {
  const read = readIdentityFailure(error);
  const found = reasonOf(read);
  const reason = names[found] ?? found;
  const mustWait = found === 'tooManyAttempts' || reason === 'tooManyAttempts' || reason === 'codeNotSent';
  return { kind: 'refused', reason, ...(mustWait && { retryAfterSeconds: secondsToWait(read) }) };
}

/**
 * Whether a refresh failed on the way (connection, time-out, 429, 5xx, an answer that is not the service's or breaks off)
 * and not by the identity service's decision. Only then the tokens stay: they may still be good.
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
    // What reading an answer throws that is no JSON, and what a body throws that breaks off.
    'SyntaxError',
    'TypeError',
  ].includes(name);
}
