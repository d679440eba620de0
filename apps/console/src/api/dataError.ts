/** Kinds of errors that screens distinguish. */
export type DataErrorKind =
  | 'network'
  | 'throttle'
  | 'server'
  | 'skew'
  | 'auth'
  | 'forbidden'
  | 'notFound'
  | 'validation'
  | 'conflict'
  | 'tooOld'
  | 'bug';

/** The stored version and who changed it. */
export type ConflictDetail = { version: number; changedBy: string | null; changedAt: string | null; current: unknown };

/** A failed call. `requestId` is the reference for support. */
export type DataError = {
  kind: DataErrorKind;
  /** The API's code (`FORBIDDEN`, `CONFLICT` …), its reason (`SECOND_FACTOR`, `ACTING_ENDED`, `USER_INACTIVE`, `ENTITY_INACTIVE`) or our own (`NETWORK`, `TIMEOUT`, `ABORTED`, `MALFORMED`, `NO_SESSION`). */
  code: string;
  requestId: string;
  /** From the Retry-After header. */
  retryAfterMs?: number;
  /** Path of the invalid argument. */
  field?: string[];
  conflict?: ConflictDetail;
  /** Aborted because the user left the page; never shown. */
  isAborted?: boolean;
};

const kindOfCode: Record<string, DataErrorKind> = {
  UNAUTHENTICATED: 'auth',
  SESSION_REVOKED: 'auth',
  TOKEN_EXPIRED: 'auth',
  STEP_UP_REQUIRED: 'auth',
  FORBIDDEN: 'forbidden',
  FORBIDDEN_WHILE_ACTING: 'forbidden',
  NOT_FOUND: 'notFound',
  VALIDATION: 'validation',
  CONFLICT: 'conflict',
  DUPLICATE: 'conflict',
  RATE_LIMITED: 'throttle',
  THROTTLED: 'throttle',
  TOO_MANY_REQUESTS: 'throttle',
  TOO_COMPLEX: 'bug',
  TIMEOUT: 'server',
  UNAVAILABLE: 'server',
  INTERNAL: 'server',
  CLOCK_SKEW: 'skew',
  CLIENT_TOO_OLD: 'tooOld',
  // The API no longer has the operations of this build.
  UNKNOWN_OPERATION: 'tooOld',
};

/** An unknown code is a bug. */
export function kindOfErrorCode(code: string): DataErrorKind {
  return kindOfCode[code] ?? 'bug';
}

/** For a response that is not GraphQL. */
export function kindOfStatus(status: number): DataErrorKind {
  if (status === 401) return 'auth';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 409) return 'conflict';
  if (status === 426) return 'tooOld';
  if (status === 429) return 'throttle';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'bug';
  return status >= 500 ? 'server' : 'bug';
}
