/** Classes of errors that a screen has to tell apart. */
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

/** Stored version and who wrote it; comes with `conflict`. */
export type ConflictDetail = { version: number; changedBy: string | null; changedAt: string | null; current: unknown };

/** A failed call, as a value. `requestId` is the reference a person can give to support. */
export type DataError = {
  kind: DataErrorKind;
  /** The API's code (`FORBIDDEN`, `CONFLICT` …), its reason (`SECOND_FACTOR`, `ACTING_ENDED`, `USER_INACTIVE`, `ENTITY_INACTIVE`) or our own (`NETWORK`, `TIMEOUT`, `ABORTED`, `MALFORMED`, `NO_SESSION`). */
  code: string;
  requestId: string;
  /** Milliseconds of Retry-After, where the server sent it. */
  retryAfterMs?: number;
  /** Path of the argument the API refused. */
  field?: string[];
  conflict?: ConflictDetail;
  /** True when the call was aborted (the page was left); never shown. */
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
  // An operation of a build that the API has forgotten.
  UNKNOWN_OPERATION: 'tooOld',
};

/** Class of an error code of the API; an unknown code is a bug. */
export function kindOfErrorCode(code: string): DataErrorKind {
  return kindOfCode[code] ?? 'bug';
}

/** Class of an HTTP status without a GraphQL response. */
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
