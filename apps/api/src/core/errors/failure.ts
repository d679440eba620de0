import type { Denial } from '../policy/authorize.ts';
import {
  actingEndedMessage,
  denialMessages,
  failureMessages,
  missingMessages,
  signInMessages,
  type FailureCode,
  type SignInReason,
} from './messages.ts';

/** A refusal of a request, as data until the transport turns it into an error in `errors[]`. */
export type Failure = {
  readonly code: FailureCode;
  readonly message: string;
  /** Additional `extensions`; never contains a secret. */
  readonly extensions?: Readonly<Record<string, unknown>>;
};

/** Carries a failure through GraphQL execution, where a resolver can only throw. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export const failure = (
  code: FailureCode,
  message: string = failureMessages[code],
  extensions?: Readonly<Record<string, unknown>>,
): Failure => ({ code, message, ...(extensions ? { extensions } : {}) });

export const notFound = (what: keyof typeof missingMessages): Failure => failure('NOT_FOUND', missingMessages[what]);

export const invalid = (message: string, field?: string): Failure =>
  failure('VALIDATION', message, field ? { field } : undefined);

export const signInFailure = (reason: SignInReason): Failure =>
  failure('UNAUTHENTICATED', signInMessages[reason], { reason });

/** The impersonation has ended, but not the actor's own session; `reason` distinguishes the two. */
export const actingEnded = (): Failure => failure('SESSION_REVOKED', actingEndedMessage, { reason: 'ACTING_ENDED' });

export const failureOfDenial = ({ code, reason, requires }: Denial): Failure =>
  failure(code, denialMessages[reason] ?? failureMessages[code], { reason, ...(requires ? { requires } : {}) });

const statusByCode: Partial<Record<FailureCode, number>> = {
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  SESSION_REVOKED: 401,
  CLIENT_TOO_OLD: 426,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
};

/** The HTTP status that a code sets for the whole response; null keeps GraphQL's 200. */
export const statusOf = (code: FailureCode): number | null => statusByCode[code] ?? null;
