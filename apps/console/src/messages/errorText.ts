import type { DataError } from '../data/dataError.ts';
import { messages } from './messages.ts';

/** The sentence for a failed call. A `bug` shows its reference: nothing else would help support. */
export function errorText(error: DataError): string {
  const { errors } = messages;
  switch (error.kind) {
    case 'network':
      return messages.networkError;
    case 'throttle':
      return errors.tooManyRequests(Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 1000)));
    case 'auth':
      return errors.sessionExpired;
    case 'forbidden':
      return errors.forbidden;
    case 'notFound':
      return errors.notFound;
    case 'conflict':
      return errors.conflict;
    case 'tooOld':
      return errors.tooOld;
    case 'server':
    case 'skew':
    case 'validation':
      return errors.generic;
    case 'bug':
      return errors.unknown(error.requestId);
  }
}
