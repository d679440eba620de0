import type { DataError } from './dataError.ts';
import { accessMessages } from '../core/messages/access.ts';
import { errorMessages } from '../core/messages/errors.ts';
import { appMessages } from '../core/messages/messages.ts';

/** Errors from the API, a proxy, or the circuit breaker for which an immediate retry does not help. */
const unavailable: ReadonlySet<string> = new Set(['UNAVAILABLE', 'HTTP_503', 'CIRCUIT_OPEN']);

/** The message for a failed call. For a bug, it includes the reference for support. */
export function errorText(error: DataError): string {
  switch (error.kind) {
    case 'network':
      return appMessages.networkError;
    case 'throttle':
      return errorMessages.tooManyRequests(Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 1000)));
    case 'auth':
      if (error.code === 'STEP_UP_REQUIRED') return errorMessages.notProved;
      return error.code === 'NO_SESSION' ? errorMessages.noSession : errorMessages.sessionExpired;
    case 'forbidden':
      if (error.code === 'FORBIDDEN_WHILE_ACTING') return accessMessages.whileActing;
      return error.code === 'SECOND_FACTOR' ? errorMessages.mfaRequired : errorMessages.forbidden;
    case 'notFound':
      return errorMessages.notFound;
    case 'conflict':
      return errorMessages.conflict;
    case 'tooOld':
      return errorMessages.tooOld;
    case 'skew':
      return errorMessages.clock;
    case 'server':
      return unavailable.has(error.code) ? errorMessages.unavailable : appMessages.genericError;
    case 'validation':
      return appMessages.genericError;
    case 'bug':
      return appMessages.unknownError(error.requestId);
  }
}
