import { failure, FailureError } from '../errors/failure.ts';
import type { RequestContext } from './context.ts';

/** Counts a call that may be made `limit` times a minute. @throws RATE_LIMITED, with how long to wait */
export function enforceRateLimit(
  { settings }: Pick<RequestContext, 'settings'>,
  kind: string,
  who: string,
  limit: number,
): void {
  const retryAfterMs = settings.rates(kind, who, limit);
  if (retryAfterMs > 0) throw new FailureError(failure('RATE_LIMITED', undefined, { retryAfterMs }));
}
