import { failure, FailureError } from '../errors/failure.ts';

/** Milliseconds that the caller must wait; 0 if the call is allowed and counted. `kind` of calls, made by `who`. */
export type RateLimiter = (kind: string, who: string, limit: number) => number;

const windowMilliseconds = 60_000;
/**
 * Maximum number of callers per kind; the least recently used is dropped. Clients must not exhaust memory or reset limits of another kind.
 */
const maxCallers = 10_000;

/** A sliding window: at most `limit` calls per minute for each caller and kind, counted in this process. */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const kinds = new Map<string, Map<string, readonly number[]>>();
  return (kind, who, limit) => {
    const time = now();
    const used = kinds.get(kind) ?? new Map<string, readonly number[]>();
    kinds.set(kind, used);
    const recent = (used.get(who) ?? []).filter((at) => at > time - windowMilliseconds);
    const [oldest] = recent;
    // Deleted and set again, so that the map is in order of use (LRU).
    used.delete(who);
    if (recent.length >= limit && oldest !== undefined) {
      used.set(who, recent);
      return oldest + windowMilliseconds - time;
    }
    used.set(who, [...recent, time]);
    const [first] = used.keys();
    if (used.size > maxCallers && first !== undefined) used.delete(first);
    return 0;
  };
}

/** Counts a call that is allowed `limit` times a minute. @throws RATE_LIMITED, with how long to wait */
export function enforceRateLimit(
  { settings }: { readonly settings: { readonly rates: RateLimiter } },
  kind: string,
  who: string,
  limit: number,
): void {
  const retryAfterMs = settings.rates(kind, who, limit);
  if (retryAfterMs > 0) throw new FailureError(failure('RATE_LIMITED', undefined, { retryAfterMs }));
}
